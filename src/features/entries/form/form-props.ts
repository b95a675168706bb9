import type { EntryKind } from '../../../../contract/content/entry-kind'
import type { EntryContent } from '../../../../contract/entry'
import type { Choice } from './pick-list'

export type ContentOf<Kind extends EntryKind> = Extract<EntryContent, { kind: Kind }>

/** What an entry may refer to. */
export interface WritingChoices {
  /** Name of the firm. */
  firm: string
  tags: readonly Choice[]
  services: readonly Choice[]
  technologies: readonly Choice[]
  /** Names of the firm’s offices. */
  offices: readonly string[]
}

/** Of the fields that a kind of entry has for itself. */
export interface KindFieldsProps<Kind extends EntryKind> {
  fields: ContentOf<Kind>['fields']
  onChange: (fields: ContentOf<Kind>['fields']) => void
  choices: WritingChoices
}
