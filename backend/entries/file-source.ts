import { entrySchemas } from '../../contract/content/entry-schemas'
import type { EntryContent, EntrySource } from '../../contract/entry'
import type { EntryFile } from '../../contract/entry-file'
import { isSameJson } from './canonical-json'

/** A file at the moment when an entry last included it: the common ancestor of both. */
export interface FileForm {
  /** SHA-256 of its bytes, in hex. */
  hash: string
  text: string
  /** As the editor keeps it, with images of the editor. */
  content: EntryContent
  /** Images of the editor by their URL on the site. */
  pictures: Record<string, string>
}

/** The file that an entry was taken over from. */
export interface FileSource {
  /** Path from the project's root. */
  file: string
  form: FileForm
  /** Whether the entry's version is the page, since it was first published. */
  isReplaced: boolean
}

interface Compared {
  source: Pick<FileSource, 'file' | 'isReplaced'> & { hash: string }
  /** Whether the draft equals the file's form. */
  isEqual: boolean
}

/** How an entry and its file relate. @param files Of the live release; undefined: unknown, so taken as unchanged. */
export function describeSource(
  { source: { file, isReplaced, hash }, isEqual }: Compared,
  files: readonly EntryFile[] | undefined,
): EntrySource {
  const present = files?.find((one) => one.file === file)
  const state =
    files && !present ? 'missing' : present && present.hash !== hash ? 'changed' : isEqual ? 'same' : 'edited'
  return { file, isReplaced, state }
}

/** Whether readers would see no difference: fields with defaults filled in, and the same text. */
export function isSameContent(one: EntryContent, other: EntryContent): boolean {
  return (
    one.kind === other.kind &&
    one.slug === other.slug &&
    one.markdown.trimEnd() === other.markdown.trimEnd() &&
    isSameJson(fieldsOf(one), fieldsOf(other))
  )
}

function fieldsOf({ kind, fields }: EntryContent): unknown {
  const complete = entrySchemas[kind].safeParse(fields)
  return complete.success ? complete.data : fields
}

const pictureUrl = /\/media\/[0-9a-f]+\/[\w-][\w.-]*/g

/** URLs of the site's images in a content, wherever they are. */
export const listPictureUrls = (content: EntryContent): string[] => [
  ...new Set(JSON.stringify(content).match(pictureUrl)),
]

/** The content with other URLs for its images; those that are not in the map stay. */
export function mapPictures(content: EntryContent, urls: Readonly<Record<string, string>>): EntryContent {
  const text = JSON.stringify(content).replace(pictureUrl, (url) => urls[url] ?? url)
  return JSON.parse(text) as EntryContent // other URLs, the same shape
}
