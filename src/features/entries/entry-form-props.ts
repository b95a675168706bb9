import type { Entry, EntryContent } from '../../../contract/entry'
import type { Pictures } from './pictures'
import type { WritingPage } from './writing-props'

/** What the two halves of the form, text and side, work with. */
export interface EntryFormProps extends Pick<WritingPage, 'api' | 'choices' | 'files'> {
  id: string
  content: EntryContent
  onChange: (content: EntryContent) => void
  live: Entry['live']
  pictures: Pictures
  /** Why the server refused the address; undefined: it did not. */
  slugRefusal: string | undefined
}

/** The fields every kind has. */
type CommonFields = Pick<EntryContent['fields'], 'title' | 'lead' | 'seo'>

/** The content with other values of fields that every kind has. */
export function withCommon(content: EntryContent, fields: CommonFields): EntryContent {
  return { ...content, fields: { ...content.fields, ...fields } }
}
