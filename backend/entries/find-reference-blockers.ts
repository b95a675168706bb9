import { findBrokenLinks } from '../../contract/content/explain-link'
import { editorPictures, explainPicture } from '../../contract/content/explain-picture'
import { explainRedirected } from '../../contract/content/explain-redirected'
import { fillValues } from '../../contract/content/fill-values'
import { findTextFault } from '../../contract/content/find-text-fault'
import { readMarkdown, type ImageReference } from '../../contract/content/read-markdown'
import type { Blocker, EntryContent } from '../../contract/entry'
import { entryAddress } from '../../contract/entry-address'
import type { SiteIndex } from '../../contract/site-index'
import { pictureAddress, readPictureAddress } from '../pictures/picture-address'
import type { EntryRepos } from './entry-repos'
import { findKnownPages } from './find-known-pages'

/** An author mends some and sees the next. */
const most = 20

/**
 * What an entry refers to that isn't there: pictures, pages and headings; and whether its address is free. The build
 * checks the same by the same functions.
 *
 * @param index Undefined: only pictures can be checked.
 */
export async function findReferenceBlockers(
  repos: EntryRepos,
  content: EntryContent,
  index: SiteIndex | undefined,
): Promise<Blocker[]> {
  const text = index ? fillValues(content.markdown, new Map(Object.entries(index.values))) : content.markdown
  const { links, headings, images } = findTextFault(text) === undefined ? readMarkdown(text) : nothing
  const found = await findPictures(repos, [...images, ...coverOf(content)])
  const own = headings.map(({ id }) => id)
  const broken = index
    ? findBrokenLinks(links, own, await findKnownPages(repos, { content, own, links, index }))
    : []
  const inText = [...images.flatMap(found), ...broken].sort((a, b) => a.line - b.line)
  return [
    ...(index ? findRedirected(content, index) : []),
    ...coverOf(content)
      .flatMap(found)
      .map(({ message }) => ({ field: 'fields.cover.src', message })),
    ...inText
      .slice(0, most)
      .map(({ line, message }) => ({ field: 'markdown', message: `Line ${line}: ${message}` })),
  ]
}

const nothing = { links: [], headings: [], images: [] }

function coverOf({ fields }: EntryContent): ImageReference[] {
  const cover = 'cover' in fields ? fields.cover : undefined
  return cover?.src === undefined ? [] : [{ url: cover.src, alt: cover.alt ?? '', line: 1, column: 1 }]
}

/** Explains what is wrong with each picture. */
async function findPictures({ pictures }: EntryRepos, images: readonly ImageReference[]) {
  const addresses = images.flatMap(({ url }) => readPictureAddress(url) ?? [])
  const known = (await pictures.listKnown(addresses)).map(pictureAddress)
  return (image: ImageReference) =>
    explainPicture(image, known.includes(image.url) ? 'found' : 'missing', editorPictures).map((message) => ({
      line: image.line,
      message,
    }))
}

function findRedirected({ kind, slug }: EntryContent, { redirects }: SiteIndex): Blocker[] {
  const message = explainRedirected(entryAddress(kind, slug), new Map(Object.entries(redirects)))
  return message === undefined ? [] : [{ field: 'slug', message }]
}
