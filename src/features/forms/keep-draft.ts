import { createDrafts, type Draft } from './drafts'
import { findFile, readValues, type Values } from './form-values'

interface Options {
  element: HTMLFormElement
  /** Names of the fields that a person fills in. */
  typed: readonly string[]
  place: string
  /** When the form was first seen, in milliseconds since 1970. */
  since: number
}

/** How long after the last key a draft is kept, in milliseconds. */
const pause = 400

/** Keeps what is written in a form, without file and consent, until it has been received. */
export function createDraftKeeper({ element, typed, place, ...seen }: Options) {
  const drafts = createDrafts()
  const found = drafts.read(place)
  const since = Math.min(seen.since, found?.since ?? seen.since)
  let sent: Draft['sent'] = found?.sent
  let timer: ReturnType<typeof setTimeout> | undefined

  const values = () => readValues(element, typed)
  const hasText = () => Object.values(values()).some((value) => value.trim() !== '')

  function keep(): void {
    clearTimeout(timer)
    timer = undefined
    if (hasText()) drafts.keep(place, { values: values(), since, sent })
    else drafts.remove(place)
  }

  return {
    values,
    hasText,
    keep,
    /** What was written earlier. */
    found: found?.values,
    keepSoon: () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    },
    /** Keeps now what would be kept soon. */
    flush: () => timer !== undefined && keep(),
    forget: () => {
      clearTimeout(timer)
      timer = undefined
      drafts.remove(place)
    },
    /**
     * The form's data with the key of this message. The same words have the same key however often they are sent, so
     * that a lost answer makes no second record. Other words are another message: of a key, the backend keeps the first.
     */
    seal: (): FormData => {
      const data = new FormData(element)
      const content = describeContent(data, findFile(element))
      if (sent?.content !== content) sent = { key: makeKey(), content }
      keep()
      data.set('key', sent.key)
      data.set('seconds', String(Math.max(0, Math.round((Date.now() - since) / 1000))))
      return data
    },
  }
}

function describeContent(data: FormData, file: File | undefined): string {
  const texts: Values = Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return JSON.stringify(file ? { texts, file: [file.name, file.size, file.lastModified] } : { texts })
}

/** A random UUID (version 4). Not by `randomUUID`, which pages without https do not have. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
