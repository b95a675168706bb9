import { listCommentsForBuild } from '../../../contract/comment'
import { findFieldPicture } from '../../../contract/content/picture-field'
import { InvalidValueError, parseOrExplain } from '../../../contract/parse-or-explain'
import { listPictureForms, type PictureForm } from '../../../contract/picture'
import { listSeo } from '../../../contract/seo'
import type {
  LocatedEntry,
  PublishedContent,
  ArticleComment,
  SeoSettings,
} from '../../content/published-content'
import { listEntryPictures } from '../../content/rewrite-pictures'
import { type Bounds, askBackend } from './ask-backend'
import { fetchAll } from './fetch-all'
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
 * What was published in the editor and set for search engines, with the pictures on this machine, and what visitors
 * said.
 *
 * @throws BackendAway when the backend does not answer; other errors when it answers something unexpected.
 */
export async function loadPublished({ address, cacheDirectory, root }: Options): Promise<PublishedContent> {
  const [{ entries, moved, gone, files }, forms, comments, seo] = await Promise.all([
    fetchPublished(address),
    fetchForms(address),
    fetchComments(address),
    fetchSeo(address),
  ])
  const pictures = new StoredPictures({ directory: cacheDirectory, root, forms })
  await pictures.fetchMissing(address, [
    ...entries.flatMap(({ entry }) => (mayShowPictures(entry) ? listEntryPictures(entry) : [])),
    ...seo.settings.flatMap(({ image }) => image ?? []),
  ])
  return { entries, moved, gone, files, pictures, comments, seo }
}

/** Most texts have none, and reading them takes its time. */
const mayShowPictures = (entry: LocatedEntry['entry']) =>
  entry.markdown.includes('/media/') || findFieldPicture(entry.fields) !== undefined

/** A page of 500 comments of the longest text, with room for their other fields. */
const commentBounds: Bounds = { timeoutMs: 30_000, bytes: 16 * 1024 * 1024 }

/**
 * Every comment visitors see, page by page.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
async function fetchComments(address: string): Promise<ArticleComment[]> {
  const pages = await fetchAll(`${address}${listCommentsForBuild.path}?limit=500`, {
    schema: listCommentsForBuild.responses[200],
    bounds: commentBounds,
    what: 'the comments',
  })
  return pages.flatMap(({ data }) => data)
}

/** A page of 500 forms of pictures. */
const formBounds: Bounds = { timeoutMs: 30_000, bytes: 1024 * 1024 }

/** Pictures that are shown in another form than the one they were uploaded in. */
async function fetchForms(address: string): Promise<PictureForm[]> {
  const pages = await fetchAll(`${address}${listPictureForms.path}?limit=500`, {
    schema: listPictureForms.responses[200],
    bounds: formBounds,
    what: 'the pictures',
  })
  return pages.flatMap(({ data }) => data)
}

/** The most settings and redirects there may be, with long texts. */
const seoBounds: Bounds = { timeoutMs: 30_000, bytes: 50 * 1024 * 1024 }

/**
 * What admins have set for pages, and their redirects.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
async function fetchSeo(address: string): Promise<SeoSettings> {
  const url = `${address}${listSeo.path}`
  const body = await askBackend(url, seoBounds)
  const value = parseJson(url, body?.toString('utf8') ?? '')
  return parseOrExplain(listSeo.responses[200], value, (keys) =>
    [url, keys.join('.')].filter(Boolean).join(': '),
  )
}

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const line = `${url}: expected what was set for search engines in JSON, found something else. Is it the address of the backend, and is that as new as the site?`
    throw new InvalidValueError([], [line], { cause })
  }
}
