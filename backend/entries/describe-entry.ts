import type { EntryKind } from '../../contract/content/entry-kind'
import type { Entry, EntryContent } from '../../contract/entry'
import { summarize, titleOf, type StoredEntry } from '../repositories/stored-entry'
import { dateContent } from './date-content'
import type { EntryRepos } from './entry-repos'
import { validateForSite } from './validate-content'

/** An entry as the API shows it, with what keeps it from being published at this moment. */
export async function describeEntry(repos: EntryRepos, entry: StoredEntry): Promise<Entry> {
  const { clock } = repos.publishing
  const dated = dateContent(entry, clock.timeZone, repos.at)
  const { blockers } = await validateForSite(repos, dated, clock.dayOf(repos.at))
  return {
    ...summarize(entry, await repos.publishing.files.list()),
    content: entry.content,
    blockers,
    editedInReview: (await repos.revisions.findEditInReview(entry.id, entry.author)) ?? null,
    reviewNotes: await repos.reviewNotes.listLatest(entry.id),
  }
}

const names: Record<EntryKind, [it: string, one: string]> = {
  post: ['the article', 'an article'],
  'case-study': ['the case study', 'a case study'],
  job: ['the job', 'a job'],
}

/** An entry as the audit log names it, e.g. “the article "Tides"”. */
export function nameEntry(content: EntryContent): string {
  const [it, one] = names[content.kind]
  const title = titleOf(content).trim()
  return title === '' ? `${one} without a title` : `${it} “${title}”`
}
