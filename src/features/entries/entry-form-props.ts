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
  /** Why the server refused the slug; undefined: it did not. */
  slugRefusal: string | undefined
}
