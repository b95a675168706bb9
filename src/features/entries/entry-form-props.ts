import type { Entry, EntryContent } from '../../../contract/entry'
import type { EntryPageProps } from './entry-page-props'
import type { Pictures } from './pictures'

/** Props of both halves of the form: the text and the fields beside it. */
export interface EntryFormProps extends Pick<EntryPageProps, 'api' | 'choices' | 'files'> {
  id: string
  content: EntryContent
  onChange: (content: EntryContent) => void
  live: Entry['live']
  pictures: Pictures
  /** Why the server did not accept the slug. */
  slugError: string | undefined
}
