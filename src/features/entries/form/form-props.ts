import type { Field } from '../../../../contract/content/field'

/** Something an entry may refer to. */
export interface Choice {
  /** Its slug, or its name. */
  value: string
  title: string
  /** Where it belongs. Default: nothing. */
  text?: string
}

/** What an entry may refer to. */
export interface EntryChoices {
  /** Name of the company. */
  firm: string
  tags: readonly Choice[]
  services: readonly Choice[]
  technologies: readonly Choice[]
  /** Names of the company’s offices. */
  offices: readonly string[]
}

/** Of the control that edits a field. */
export interface ControlProps<F extends Field, Value> {
  /** Where in the entry, e.g. "fields.seo.title". */
  path: string
  field: F
  /** What it is part of, read out before its label, e.g. "phase 2". Default: the entry itself. */
  partOf?: string | undefined
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A hint as it is shown: full stops only where there are several sentences. */
export function hintOf(...sentences: readonly (string | undefined)[]): string | undefined {
  const text = sentences.filter((sentence) => sentence !== undefined).join('. ')
  if (text === '') return undefined
  return text.includes('. ') ? `${text}.` : text
}

/** How many a list may have, e.g. "3 to 6 phases". */
export const countOf = ({ min, max, noun }: { min: number; max: number; noun: string }): string =>
  min === 0 ? `Up to ${max}` : `${min} to ${max} ${noun}s`
