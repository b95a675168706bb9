import type { OpenKind } from '../../../../contract/content/kinds'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import type { Pictures } from '../pictures'

interface Options {
  api: ApiClient
  pictures: Pictures
  kind: OpenKind
  /** Of the file. */
  slug: string
  /** Of the new entry. */
  id: string
}

/**
 * Creates a draft from a file of the site: its fields and text, with its images uploaded again. The draft has no slug,
 * since the file keeps it. @throws with a message for people.
 */
export async function duplicateFile({ api, pictures, kind, slug, id }: Options): Promise<Entry> {
  const source = await fetchSource(kind, slug)
  const content = await uploadImages({ ...source, slug: '' }, pictures)
  return (await api.POST('/api/entries', { body: { id, content } })).data
}

/** The content that the build wrote next to the pages. */
async function fetchSource(kind: OpenKind, slug: string): Promise<EntryContent> {
  const response = await fetchOrExplain(`/sources/${kind}/${slug}.json`)
  return (await response.json()) as EntryContent
}

const imageUrl = /\/media\/[0-9a-f]+\/[\w.-]+/g

/** Uploads each image of the text and the cover once, and replaces its URL. */
async function uploadImages(content: EntryContent, pictures: Pictures): Promise<EntryContent> {
  // as JSON, to find images wherever they are
  const text = JSON.stringify(content)
  const uploaded = new Map<string, string>()
  for (const src of new Set(text.match(imageUrl))) uploaded.set(src, await uploadImage(src, pictures))
  return JSON.parse(text.replace(imageUrl, (src) => uploaded.get(src) ?? src)) as EntryContent
}

async function uploadImage(src: string, pictures: Pictures): Promise<string> {
  const blob = await (await fetchOrExplain(src)).blob()
  const name = src.split('/').at(-1) ?? 'picture'
  return (await pictures.add(new File([blob], name, { type: blob.type }))).src
}

async function fetchOrExplain(path: string): Promise<Response> {
  const response = await fetch(path).catch((cause: unknown) => {
    throw new Error('The site can’t be reached. Check your connection, then try again.', { cause })
  })
  if (response.ok) return response
  throw new Error(
    `${path} is missing from the site (status ${response.status}). Build the site again to create it.`,
  )
}
