import type { PlacedEntry, PublishedContent } from '../../content/published-content'
import { listEntryPictures } from '../../content/rewrite-pictures'
import { fetchComments } from './fetch-comments'
import { fetchPublished } from './fetch-published'
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
 * What was published in the editor, with its pictures on this machine, and what visitors said.
 *
 * @throws BackendAway when the backend does not answer; other errors when it answers something unexpected.
 */
export async function loadPublished({ address, cacheDirectory, root }: Options): Promise<PublishedContent> {
  const [{ entries, moved }, comments] = await Promise.all([fetchPublished(address), fetchComments(address)])
  const pictures = new StoredPictures(cacheDirectory, root)
  await pictures.fetchMissing(
    address,
    entries.flatMap(({ entry }) => (mayShowPictures(entry) ? listEntryPictures(entry) : [])),
  )
  return { entries, moved, pictures, comments }
}

/** Most texts have none, and reading them takes its time. */
const mayShowPictures = (entry: PlacedEntry['entry']) =>
  entry.markdown.includes('/media/') || ('cover' in entry.fields && entry.fields.cover !== undefined)
