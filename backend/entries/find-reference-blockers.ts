import { entryDescriptions } from '../../contract/content/entry-descriptions'
import { explainLink, findBrokenLinks } from '../../contract/content/explain-link'
import {
  editorPictures,
  explainPicture,
  explainSource,
  type PictureState,
} from '../../contract/content/explain-picture'
import { explainRedirected } from '../../contract/content/explain-redirected'
import { fillValues } from '../../contract/content/fill-values'
import { findTextFault } from '../../contract/content/find-text-fault'
import { isSetting } from '../../contract/content/kinds'
import { findFieldPicture } from '../../contract/content/picture-field'
import { readMarkdown, type ImageReference } from '../../contract/content/read-markdown'
import type { Blocker, EntryContent } from '../../contract/entry'
import { entryAddress } from '../../contract/entry-address'
import type { SiteIndex } from '../../contract/site-index'
import { pictureAddress, readPictureAddress } from '../pictures/picture-address'
import type { EntryRepos } from './entry-repos'
import { findFieldLinks } from './find-field-links'
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
  const { links, headings, images, faults } = findTextFault(text) === undefined ? readMarkdown(text) : nothing
  const ofFields = listFieldPictures(content)
  const stateOf = await findPictures(repos, [...ofFields, ...images])
  const own = headings.map(({ id }) => id)
  const inFields = findFieldLinks(entryDescriptions[content.kind].fields, content.fields)
  const all = [...links, ...inFields.map(({ url }) => ({ url, line: 0, column: 0 }))]
  const known = index && (await findKnownPages(repos, { content, own, links: all, index }))
  const broken = known ? findBrokenLinks(links, own, known) : []
  const brokenFields = inFields.flatMap(({ field, url }) => {
    const message = known && explainLink(url, [], known)
    return message === undefined ? [] : [{ field, message }]
  })
  const faulty = images.flatMap((image) =>
    explainPicture(image, stateOf(image), editorPictures).map((message) => ({ line: image.line, message })),
  )
  const inText = [...faulty, ...broken, ...faults].sort((a, b) => a.line - b.line)
  return [
    ...(index ? findRedirected(content, index) : []),
    ...ofFields.flatMap((picture) => findSourceFaults(picture, stateOf(picture))),
    ...brokenFields,
    ...inText
      .slice(0, most)
      .map(({ line, message }) => ({ field: 'markdown', message: `Line ${line}: ${message}` })),
  ]
}

const nothing = { links: [], headings: [], images: [], faults: [] }

type Picture = Pick<ImageReference, 'url'>

interface FieldPicture extends Picture {
  field: string
}

function listFieldPictures({ fields }: EntryContent): FieldPicture[] {
  const { key = '', picture } = findFieldPicture(fields) ?? {}
  return picture?.src === undefined ? [] : [{ url: picture.src, field: `fields.${key}.src` }]
}

/** Its alt text is a field of its own, with a rule of its own. */
function findSourceFaults({ field, ...picture }: FieldPicture, state: PictureState): Blocker[] {
  const message = explainSource(picture, state, editorPictures)
  return message === undefined ? [] : [{ field, message }]
}

/** Finds which pictures were uploaded. */
async function findPictures({ pictures }: EntryRepos, images: readonly Picture[]) {
  const addresses = images.flatMap(({ url }) => readPictureAddress(url) ?? [])
  const known = (await pictures.listKnown(addresses)).map(pictureAddress)
  return ({ url }: Picture): PictureState => (known.includes(url) ? 'found' : 'missing')
}

function findRedirected({ kind, slug }: EntryContent, { redirects }: SiteIndex): Blocker[] {
  if (isSetting(kind)) return []
  const message = explainRedirected(entryAddress(kind, slug), new Map(Object.entries(redirects)))
  return message === undefined ? [] : [{ field: 'slug', message }]
}
