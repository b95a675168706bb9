import { draftPrefix } from './draft-key'
import { findFile, readValues, type Values } from './form-values'

/** Unsent input of a form. */
interface Draft {
  values: Values
  /** When the form was first opened, and when this was stored; milliseconds since 1970. */
  since: number
  at: number
  /** The call that may have arrived without its answer: its key, and what was sent with it. */
  sent?: { key: string; content: string } | undefined
}

/** How long a draft is stored, in milliseconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/** How long after the last key press a draft is stored, in milliseconds. */
const pause = 400

interface Options {
  element: HTMLFormElement
  /** Names of the fields that a person fills in. */
  typed: readonly string[]
  key: string
  /** When the form was first opened, in milliseconds since 1970. */
  since: number
}

/** Stores a form's input, without file and consent, until it has been received. */
export function createDraftStorage({ element, typed, key, ...opened }: Options) {
  removeExpired()
  const found = read(key)
  const since = Math.min(opened.since, found?.since ?? opened.since)
  let sent: Draft['sent'] = found?.sent
  let timer: ReturnType<typeof setTimeout> | undefined

  const values = () => readValues(element, typed)
  const hasText = () => Object.values(values()).some((value) => value.trim() !== '')

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function save(): void {
    stopTimer()
    const draft: Draft = { values: values(), since, at: Date.now(), sent }
    if (hasText()) attempt(() => localStorage.setItem(key, JSON.stringify(draft)))
    else remove(key)
  }

  return {
    values,
    hasText,
    save,
    /** The stored input. */
    found: found?.values,
    saveSoon: () => {
      clearTimeout(timer)
      timer = setTimeout(save, pause)
    },
    /** Stores pending input at once. */
    flush: () => timer !== undefined && save(),
    remove: () => {
      stopTimer()
      remove(key)
    },
    /**
     * The form's data with the key of this message. The same text has the same key however often it is sent, so that a
     * lost answer makes no second record. A changed text is another message: of each key, the backend keeps the first.
     */
    prepare: (): FormData => {
      const data = new FormData(element)
      const content = describeContent(data, findFile(element))
      if (sent?.content !== content) sent = { key: makeKey(), content }
      save()
      data.set('key', sent.key)
      data.set('seconds', String(Math.max(0, Math.round((Date.now() - since) / 1000))))
      return data
    },
  }
}

function removeExpired(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  for (const key of keys) if (key.startsWith(draftPrefix) && !read(key)) remove(key)
}

function read(key: string): Draft | undefined {
  const draft = attempt(() => parseDraft(localStorage.getItem(key)))
  return draft !== undefined && Date.now() - draft.at < maxAge ? draft : undefined
}

const remove = (key: string) => attempt(() => localStorage.removeItem(key))

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined // the browser stores nothing, or has no room: the form works without
  }
}

/** A draft as it was stored; undefined for what another program left there. */
function parseDraft(text: string | null): Draft | undefined {
  const value = JSON.parse(text ?? 'null') as Draft | null
  const isDraft = typeof value?.at === 'number' && typeof value.since === 'number' && isTexts(value.values)
  return isDraft ? value : undefined
}

const isTexts = (values: unknown) =>
  typeof values === 'object' &&
  values !== null &&
  Object.values(values).every((value) => typeof value === 'string')

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
