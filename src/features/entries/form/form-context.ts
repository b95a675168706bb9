import { createContext, use } from 'react'
import type { Field } from '../../../../contract/content/field'
import type { Blocker } from '../../../../contract/entry'
import type { Pictures } from '../pictures'
import { fieldId } from '../workflow/find-field'

/** What all fields of the form share. */
interface FormState {
  /** Of the text as it was saved last. */
  blockers: readonly Blocker[]
  isReadOnly: boolean
}

export const FormContext = createContext<FormState>({ blockers: [], isReadOnly: false })

/** What some controls of the form work with. */
export interface FormResources {
  choices: EntryChoices
  pictures: Pictures
}

export const FormResources = createContext<FormResources>({
  choices: {
    firm: '',
    tags: [],
    services: [],
    technologies: [],
    solutions: [],
    caseStudies: [],
    posts: [],
    offices: [],
    people: [],
  },
  pictures: {
    add: () => Promise.reject(new Error('You can’t add images here.')),
    list: () => Promise.resolve({ data: [], next: null, total: 0 }),
    show: (src) => src,
  },
})

/** @param path Where in the entry, e.g. "fields.seo.title". */
export function useFormField(path: string) {
  const { blockers, isReadOnly } = use(FormContext)
  return {
    id: fieldId(path),
    isReadOnly,
    /** What keeps this very field from being published; undefined: nothing. */
    problem: blockers.find(({ field }) => field === path)?.message,
  }
}

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
  solutions: readonly Choice[]
  caseStudies: readonly Choice[]
  posts: readonly Choice[]
  /** Names of the company’s offices. */
  offices: readonly string[]
  /** People who have a page. */
  people: readonly Choice[]
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
