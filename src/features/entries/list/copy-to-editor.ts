import type { EntryKind } from '../../../../contract/content/entry-kind'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import type { Pictures } from '../pictures'

interface Options {
  api: ApiClient
  pictures: Pictures
  kind: EntryKind
  /** Of the file. */
  slug: string
  /** Of the entry that is begun. */
  id: string
}

/**
 * Begins a draft from a file of the site: its fields and text, its pictures uploaded anew. The draft has no
 * address, since the file keeps it. @throws with a sentence for people.
 */
export async function copyToEditor({ api, pictures, kind, slug, id }: Options): Promise<Entry> {
  const source = await fetchSource(kind, slug)
  const content = await movePictures({ ...source, slug: '' }, pictures)
  return (await api.POST('/api/entries', { body: { id, content } })).data
}

/** As the build wrote it beside the pages. */
async function fetchSource(kind: EntryKind, slug: string): Promise<EntryContent> {
  const answer = await fetchOrExplain(`/sources/${kind}/${slug}.json`)
  return (await answer.json()) as EntryContent
}

const picture = /\/media\/[0-9a-f]+\/[\w.-]+/g

/** Uploads every picture of the text and the cover, each once, and names them by their new addresses. */
async function movePictures(content: EntryContent, pictures: Pictures): Promise<EntryContent> {
  // as text, so that no place is missed where a picture can stand
  const text = JSON.stringify(content)
  const moved = new Map<string, string>()
  for (const src of new Set(text.match(picture))) moved.set(src, await movePicture(src, pictures))
  return JSON.parse(text.replace(picture, (src) => moved.get(src) ?? src)) as EntryContent
}

async function movePicture(src: string, pictures: Pictures): Promise<string> {
  const blob = await (await fetchOrExplain(src)).blob()
  const name = src.split('/').at(-1) ?? 'picture'
  return (await pictures.add(new File([blob], name, { type: blob.type }))).src
}

async function fetchOrExplain(path: string): Promise<Response> {
  const answer = await fetch(path).catch((cause: unknown) => {
    throw new Error('The site can’t be reached. Check your connection, then try again.', { cause })
  })
  if (answer.ok) return answer
  throw new Error(
    `The site has no ${path} (it answered ${answer.status}). It is written with each build: build anew.`,
  )
}
