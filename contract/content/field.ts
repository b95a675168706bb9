/**
 * Descriptions of what an entry consists of. Data, so that the schema of files, drafts and the API, the editor's form,
 * the names in comparisons and the live page all follow from one statement. No schema library here: visitors' browsers
 * load these descriptions.
 */

interface Base {
  /** What people call it. */
  label: string
  /** Below the label in the form, and in the schema of its file. Without its last full stop. */
  hint?: string
  /**
   * An omitted list is empty, as is a group of optional fields; an omitted checkbox that is checked at first is
   * checked; any other omitted value is missing.
   */
  optional?: true
  /** Its section of the form. Default: none; the workflow sets it, or the form shows it separately. */
  section?: string
  /** Where visitors see it unchanged. Default: nowhere, or in another form. */
  shownOn?: readonly ('page' | 'list')[]
}

/** Fewest and most characters of a text, or items of a list. */
interface Limits {
  min: number
  max: number
}

export interface TextField extends Base, Limits {
  kind: 'text'
  /** More than one: it grows with the text. Default: 1. */
  lines?: number
  /** Whose names the form suggests. Default: nobody's. */
  suggests?: 'people'
  /** What else it must be, beside a text of this length. Default: nothing. */
  format?: TextFormat
}

/**
 * `path`: a page of this site, e.g. "/about/#team"; `url`: a page anywhere; `phone`: an international number; `country`:
 * ISO 3166, e.g. "GB"; `locale`: BCP 47, e.g. "en-GB"; `slug`: last part of an address; `old-path`: a path that may have a
 * file's ending; `target`: what a redirect leads to.
 */
export type TextFormat =
  | 'path'
  | 'url'
  | 'email'
  | 'phone'
  | 'country'
  | 'locale'
  | 'slug'
  | 'old-path'
  | 'target'

/** A day, as YYYY-MM-DD. */
export interface DateField extends Base {
  kind: 'date'
}

export interface NumberField extends Base, Limits {
  kind: 'number'
  /** Default: any number. */
  step?: number
}

/** A code of ISO 4217, e.g. "GBP". */
export interface CurrencyField extends Base {
  kind: 'currency'
}

export interface CheckboxField extends Base {
  kind: 'checkbox'
  /** Value in a new entry. */
  initial: boolean
}

/** One of a few values. A preview shows the first until one is chosen. */
export interface ChoiceField extends Base {
  kind: 'choice'
  choices: readonly string[]
}

/** One thing the site has: an office by its name, everything else by its slug. */
export interface ReferenceField extends Base {
  kind: 'reference'
  to: 'offices' | 'people' | 'services' | 'technologies' | 'caseStudies'
}

/** Slugs of things the site has. */
export interface ReferencesField extends Base, Limits {
  kind: 'references'
  to: 'tags' | 'services' | 'technologies' | 'solutions' | 'caseStudies' | 'posts'
  /** What one of them is, e.g. "tag". */
  noun: string
}

/** A list of sentences. */
export interface TextsField extends Base, Limits {
  kind: 'texts'
  noun: string
  item: TextField
}

/** A list of things that have fields of their own. */
export interface RowsField extends Base, Limits {
  kind: 'rows'
  noun: string
  fields: Fields
}

export interface GroupField extends Base {
  kind: 'group'
  fields: Fields
}

/** An image file beside the text's file, or an uploaded one. */
export interface ImageFileField extends Base {
  kind: 'image-file'
}

/** An image with its alt text. */
export interface ImageField extends Base {
  kind: 'image'
  fields: { src: ImageFileField; alt: TextField }
}

/** A range of amounts in a currency, for a period; form and schema ensure that its minimum is below its maximum. */
export interface MoneyRangeField extends Base {
  kind: 'money-range'
  fields: { min: NumberField; max: NumberField; currency: CurrencyField; period: ChoiceField }
}

export type Field =
  | TextField
  | DateField
  | NumberField
  | CurrencyField
  | CheckboxField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | TextsField
  | RowsField
  | GroupField
  | ImageFileField
  | ImageField
  | MoneyRangeField

/** By their keys, in the order of a file's front matter. */
export interface Fields {
  readonly [key: string]: Field
}

/** A heading of the form. `side`: beside the text; `main`: below it. */
export interface Section {
  title: string
  column: 'side' | 'main'
}

export interface EntryDescription {
  /** By their keys, in the order of the form. */
  sections: Readonly<Record<string, Section>>
  fields: Fields
  /** Whether there is no text beside its fields. Default: it needs one. */
  hasNoText?: true
}

/** The keys of fields that visitors see unchanged in a place. */
export type ShownKey<F extends Fields, Place extends 'page' | 'list'> = {
  [Key in keyof F]: F[Key] extends { shownOn: readonly (infer At)[] }
    ? Place extends At
      ? Key
      : never
    : never
}[keyof F]

/** What `data` has under the keys of these fields. */
export function pickShown<F extends Fields, Place extends 'page' | 'list', Data extends object>(
  fields: F,
  place: Place,
  data: Data,
): Pick<Data, ShownKey<F, Place> & keyof Data> {
  const shown = Object.entries(data).filter(([key]) => fields[key]?.shownOn?.includes(place))
  return Object.fromEntries(shown) as Pick<Data, ShownKey<F, Place> & keyof Data> // `ShownKey` asks the same of the types
}
