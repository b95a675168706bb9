import { createHash } from 'node:crypto'
import { titleOf } from '../../contract/content/kinds'
import { EntryContentSchema, type EntryContent } from '../../contract/entry'
import type { EntryAction } from '../../contract/entry-rules'
import { notify } from '../notifications/notify'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { LiveContent } from '../repositories/tables'
import { canonicalJson } from './canonical-json'
import { saveRevision } from './change-content'
import { claimSlug } from './claim-slug'
import { dateContent } from './date-content'
import { nameEntry } from './describe-entry'
import type { EntryRepos } from './entry-repos'
import { entryConflict } from './find-entry'
import { validateContent, validateForSite } from './validate-content'

/** Publishes the draft. @throws ServiceError `not_ready` or `slug_taken`. */
export async function publishEntry(
  repos: EntryRepos,
  caller: Viewer,
  entry: StoredEntry,
): Promise<Transitioned> {
  const live = await preparePublication(repos, caller, entry, repos.at)
  const draft = { content: asContent(live), state: 'published' } as const
  const published = await publishVersion(repos, entry, { by: caller.email, action: 'publish', live, draft })
  const subject = { entry: entry.id }
  await notify(repos.db, { kind: 'entry.published', actor: caller.email, subject, people: [entry.author] })
  return published
}

/**
 * The draft as it would be published at a moment. Its slug is claimed until the end of the transaction.
 *
 * @throws ServiceError `not_ready` that names the first blocker, or `slug_taken`.
 */
export async function preparePublication(
  repos: EntryRepos,
  caller: Viewer,
  entry: StoredEntry,
  at: Date,
): Promise<LiveContent> {
  const { clock } = repos.publishing
  const live = await toLiveContent(repos, entry, dateContent(entry, clock.timeZone, at), clock.dayOf(at))
  await claimSlug(repos, caller, live, { id: entry.id, current: entry })
  return live
}

/**
 * The content, once nothing blocks its publication.
 *
 * @param isLive Whether visitors read it already: what it refers to may be gone by now. Default: it is new to them.
 * @throws ServiceError `not_ready`.
 */
export async function toLiveContent(
  repos: EntryRepos,
  entry: StoredEntry,
  content: EntryContent,
  today: string,
  isLive = false,
): Promise<LiveContent> {
  const { blockers, live } = isLive
    ? validateContent(content, today)
    : await validateForSite(repos, content, today)
  if (live) return live
  const [first] = blockers
  const more = blockers.length > 1 ? `, and ${blockers.length - 1} more` : ''
  const message = `This can’t be published yet. ${first?.field ?? ''}: ${first?.message ?? ''}${more}.`
  throw await entryConflict(repos, entry, 'not_ready', message)
}

/** An entry after its transition, and the id of the publication where visitors will see a change. */
export interface Transitioned {
  entry: StoredEntry
  publication: string | null
}

interface NewVersion {
  /** Email address; "system" for the service itself. */
  by: string
  action: EntryAction
  /** What visitors read from now on. */
  live: LiveContent
  /** The draft and its status from now on. */
  draft: Pick<StoredEntry, 'content' | 'state'>
}

/**
 * Publishes a version: visitors can read it at once, and its publication asks for a build of the site. If the slug
 * changes, the old address redirects.
 */
export async function publishVersion(
  repos: EntryRepos,
  entry: StoredEntry,
  version: NewVersion,
): Promise<Transitioned> {
  const { by, action, live, draft } = version
  await updateSlugs(repos, entry, live)
  const hash = hashContent(live)
  const published: StoredEntry = {
    ...entry,
    ...draft,
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
    publishAt: draft.state === 'scheduled' ? entry.publishAt : null,
    live: { content: live, hash, at: repos.at },
    firstLiveAt: entry.firstLiveAt ?? repos.at,
    source: entry.source && { ...entry.source, isReplaced: true },
  }
  await repos.entries.put(published)
  await saveRevision(repos, entry.id, { by, reason: 'published', content: asContent(live) })
  await recordTransition(repos, { by, action, before: entry, after: published })
  const { kind, slug } = live
  const publication = {
    entry: entry.id,
    kind,
    slug,
    title: titleOf(live),
    hash,
    by,
    action: 'publish',
  } as const
  return { entry: published, publication: await repos.publications.add(publication) }
}

async function updateSlugs(repos: EntryRepos, { id, live, source }: StoredEntry, next: LiveContent) {
  const { movedSlugs, at } = repos
  // until it replaces its file, visitors read that at the file's slug
  const before = live?.content ?? (source && !source.isReplaced ? source.form.content : undefined)
  if (before && before.slug !== next.slug) await movedSlugs.add(before, id, at)
  await moveComments(repos, id, next)
  await movedSlugs.remove(next)
}

/**
 * Moves the comments of an article from each of its former slugs to the one it is published under. Comments of another
 * article that once had this slug go to its current one, so that no comment appears below the wrong text.
 */
async function moveComments(
  { comments, movedSlugs }: Pick<EntryRepos, 'comments' | 'movedSlugs'>,
  entry: string,
  next: Pick<LiveContent, 'kind' | 'slug'>,
): Promise<void> {
  if (next.kind !== 'post') return
  const former = await movedSlugs.findFormer(next)
  if (former && former.id !== entry && former.slug !== '') await comments.followPost([next.slug], former.slug)
  const left = (await movedSlugs.listFormer(entry)).map(({ slug }) => slug)
  await comments.followPost(
    left.filter((slug) => slug !== next.slug),
    next.slug,
  )
}

interface Recorded {
  /** Email address; "system" for the service itself. */
  by: string
  action: EntryAction
  before: StoredEntry
  after: StoredEntry
}

/** Writes a transition into the audit log. */
export async function recordTransition(
  { audit }: EntryRepos,
  { by, action, before, after }: Recorded,
): Promise<void> {
  await audit.add({
    actor: by,
    action: 'entry.moved',
    subject: nameEntry(after.content),
    before: valuesOf(before),
    after: { action, ...valuesOf(after) },
  })
}

function valuesOf({ id, state, version, live, publishAt }: StoredEntry): Record<string, unknown> {
  return {
    id,
    state,
    version,
    liveSlug: live?.content.slug ?? null,
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  }
}

/** What visitors read, as a draft: what fits the schema of a kind also fits the one of its drafts. */
export function asContent(live: LiveContent): EntryContent {
  return EntryContentSchema.parse(live)
}

/** Identifies a published version: the public page carries it. */
export function hashContent({ kind, slug, fields, markdown }: LiveContent): string {
  const text = canonicalJson({ kind, slug, fields, markdown })
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
