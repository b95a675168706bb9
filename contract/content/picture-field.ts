import type { EntryContent } from '../entry'

/** A picture that is a field of an entry: the cover of an article, the portrait of a person. An entry has one at most. */
interface FieldPicture {
  key: 'cover' | 'portrait'
  picture: { src?: string | undefined; alt?: string | undefined }
}

export function findFieldPicture(fields: EntryContent['fields']): FieldPicture | undefined {
  if ('cover' in fields && fields.cover) return { key: 'cover', picture: fields.cover }
  if ('portrait' in fields && fields.portrait) return { key: 'portrait', picture: fields.portrait }
  return undefined
}
