import { titleOf } from '../../contract/content/kinds'
import type { Entry, EntryContent } from '../../contract/entry'
import type { Build, Publication } from '../../contract/publication'

/** A UUID that sorts by number. */
export const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Live = NonNullable<Entry['live']>
type PostContent = Extract<EntryContent, { kind: 'post' }>

export function makePost(parts: Partial<PostContent> & { title?: string } = {}): PostContent {
  const { title = 'Tides', ...rest } = parts
  return { kind: 'post', slug: 'tides', fields: { title }, markdown: 'The sea rises.', ...rest }
}

/** An entry with a test's overrides; title and slug come from its content. */
export function makeEntry(parts: Partial<Entry> = {}): Entry {
  const content = parts.content ?? makePost()
  return {
    id: makeId(1),
    kind: content.kind,
    slug: content.slug,
    title: titleOf(content),
    state: 'draft',
    author: 'mei.tanaka@firm.example',
    version: 3,
    createdAt: '2026-11-02T08:00:00Z',
    updatedAt: '2026-11-12T09:30:00Z',
    updatedBy: 'mei.tanaka@firm.example',
    publishAt: null,
    live: null,
    source: null,
    content,
    blockers: [],
    editedInReview: null,
    reviewNotes: [],
    ...parts,
  }
}

export function makeLive(parts: Partial<Live> = {}): Live {
  const at = '2026-11-05T10:00:00Z'
  return { slug: 'tides', title: 'Tides', hash: 'abc', at, firstAt: at, jobStatus: null, ...parts }
}

export function makePublication(parts: Partial<Publication> = {}): Publication {
  return {
    id: makeId(500),
    entry: makeId(1),
    kind: 'post',
    title: 'Tides',
    action: 'publish',
    slug: 'tides',
    hash: 'abc',
    by: 'nora.lindqvist@firm.example',
    at: '2026-11-12T10:00:00Z',
    state: 'saved',
    liveAt: null,
    isReadable: (parts.action ?? 'publish') === 'publish',
    failure: null,
    build: null,
    ...parts,
  }
}

export function makeBuild(parts: Partial<Build> = {}): Build {
  return {
    id: makeId(700),
    by: 'worker',
    state: 'running',
    step: 'building',
    startedAt: '2026-11-12T10:00:02Z',
    endedAt: null,
    failure: null,
    log: [],
    ...parts,
  }
}
