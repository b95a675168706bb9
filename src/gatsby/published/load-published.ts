import type { PlacedEntry, PublishedContent } from '../../content/published-content'
import { listEntryPictures } from '../../content/rewrite-pictures'
import { fetchComments } from './fetch-comments'
import { fetchPublished } from './fetch-published'
import { fetchSeo } from './fetch-seo'
import { StoredPictures } from './stored-pictures'

interface Options {
  /** Of the backend, without /api. */
  address: string
  /** Kept between builds, for pictures. */
  cacheDirectory: string
  /** The project's root. */
  root: string
}

/**
 * What was published in the editor and set for search engines, with the pictures on this machine, and what visitors
 * said.
 *
 * @throws BackendAway when the backend does not answer; other errors when it answers something unexpected.
 */
export async function loadPublished({ address, cacheDirectory, root }: Options): Promise<PublishedContent> {
  const [{ entries, moved }, comments, seo] = await Promise.all([
    fetchPublished(address),
    fetchComments(address),
    fetchSeo(address),
  ])
  const pictures = new StoredPictures(cacheDirectory, root)
  await pictures.fetchMissing(address, [
    ...entries.flatMap(({ entry }) => (mayShowPictures(entry) ? listEntryPictures(entry) : [])),
    ...seo.settings.flatMap(({ image }) => image ?? []),
  ])
  return { entries, moved, pictures, comments, seo }
}

/** Most texts have none, and reading them takes its time. */
const mayShowPictures = (entry: PlacedEntry['entry']) =>
  entry.markdown.includes('/media/') || ('cover' in entry.fields && entry.fields.cover !== undefined)
