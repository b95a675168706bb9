import { findWants, type FieldIssue } from '../../../contract/forms/field-rule'
import { formPath, getForm, type FormName } from '../../../contract/forms/forms'
import { backendUrl } from '../../config/public-env'
import { createStore } from '../../lib/create-store'
import { draftKey } from './draft-key'
import { createDraftStorage } from './draft-storage'
import { blankForm, type FormController, type FormPlace, type FormState } from './form-state'
import { fileField, findFile, isTyped, readValues, writeFile, writeValues, type Values } from './form-values'
import { cancelled, readAnswer } from './read-answer'
import { sendValues, uploadForm, type Sending } from './send-form'
import { validateField, validateForm } from './validate-form'
import { watchForm } from './watch-form'

/** Between attempts once the browser is online, in milliseconds; each pause is twice as long as the one before. */
const [firstPause, lastPause] = [2_000, 16_000]

interface Options {
  element: HTMLFormElement
  form: FormName
  /** Path of the page. */
  page: string
  /** When the form was first seen, in milliseconds since 1970. */
  since: number
}

/** The script behind a form: stores its draft, validates its fields as they are left, and sends it. */
export function createFormController({ element, form, page, since }: Options): FormController {
  const { fields, takesCv } = getForm(form)
  const isOpen = (name: string) => isTyped(element, name)
  const typed = Object.keys(fields).filter(isOpen)
  /** With the consent, which no draft holds. */
  const filledIn = [...typed, 'consent'].filter(isOpen)
  const draft = createDraftStorage({ element, typed, key: draftKey(form, page), since })
  const { get, set, subscribe } = createStore<FormState>(blankForm)
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Sending | undefined
  let cleared: { values: Values; file: File | undefined } = { values: {}, file: undefined }

  async function validate(field: string): Promise<void> {
    const message = await validateField(form, element, field)
    const { [field]: _, ...others } = get().issues
    set({ issues: message === undefined ? others : { ...others, [field]: message } })
  }

  function onInput(field: string): void {
    if (get().issues[field] !== undefined || (field === 'cv' && findFile(element))) void validate(field)
    if (get().clearedAt) set({ clearedAt: undefined, isRestored: false })
    set({ ...contentState(), ...(get().error?.isWaiting ? { error: undefined } : {}) })
    draft.saveSoon()
  }

  function contentState() {
    const file = findFile(element)
    const wants = findWants(fields, draft.values())
    const hasValue = Object.values(readValues(element, filledIn)).some((value) => value.trim() !== '')
    const hasInput = hasValue || file !== undefined
    return { hasInput, wants, cv: file && { name: file.name, size: file.size } }
  }

  function showIssues(issues: readonly FieldIssue[]): void {
    const round = (get().summary?.round ?? 0) + 1
    const byField = Object.fromEntries(issues.map(({ field, message }) => [field, message]))
    set({ stage: 'editing', issues: byField, summary: { issues, round } })
  }

  async function send(): Promise<void> {
    if (isBusy) return
    isBusy = true
    const issues = await validateForm(form, element)
    set({ error: undefined, isRestored: false, clearedAt: undefined })
    if (issues.length > 0) showIssues(issues)
    else await submit()
    isBusy = false
  }

  /** Browsers say that they are online a little before the network is there: what fails then is sent again for a while. */
  async function sendOnceOnline(pause = firstPause): Promise<void> {
    clearTimeout(timer)
    if (!get().error?.isWaiting) return
    await send()
    if (get().error?.isWaiting && pause <= lastPause)
      timer = setTimeout(() => void sendOnceOnline(2 * pause), pause)
  }

  async function submit(): Promise<void> {
    const data = draft.prepare()
    const url = `${backendUrl}${formPath(form)}`
    set({ stage: 'sending', issues: {}, summary: undefined, progress: undefined })
    sending = takesCv ? uploadForm(url, data, (progress) => set({ progress })) : sendValues(url, data)
    const answer = await sending.answer
    const outcome =
      answer === 'cancelled' ? { error: cancelled(form, get().progress === 1) } : readAnswer(form, answer)
    if ('issues' in outcome) showIssues(outcome.issues)
    else if ('error' in outcome) set({ stage: 'editing', ...outcome })
    else {
      draft.remove()
      set({ stage: 'received', sent: draft.values(), ...outcome })
    }
  }

  function fill(values: Values): boolean {
    const hasChanged = writeValues(element, values)
    set(contentState())
    return hasChanged
  }

  function removeCv(): void {
    writeFile(element, undefined)
    const { cv: _, ...issues } = get().issues
    set({ ...contentState(), issues })
    fileField(element)?.focus()
  }

  function clear(at: FormPlace): void {
    cleared = { values: readValues(element, filledIn), file: findFile(element) }
    writeFile(element, undefined)
    fill(Object.fromEntries(filledIn.map((name) => [name, ''])))
    set({ issues: {}, summary: undefined, error: undefined, clearedAt: at })
    draft.save()
  }

  function undoClear(): void {
    writeFile(element, cleared.file)
    fill(cleared.values)
    set({ clearedAt: undefined })
    draft.save()
    if (cleared.file) void validate('cv')
  }

  // text that was typed before this code was loaded stays, and counts
  const now = draft.values()
  const isBlank = (name: string) => now[name]?.trim() === ''
  const blanks = Object.entries(draft.found ?? {}).filter(([name]) => isBlank(name))
  set({ isRestored: fill(Object.fromEntries(blanks)) })
  if (draft.hasText()) draft.saveSoon()
  if (findFile(element)) void validate('cv')

  const unwatch = watchForm(element, {
    touched: typed.filter((name) => !isBlank(name)),
    onInput,
    onLeave: (field) => void validate(field),
    onAway: draft.flush,
    onOnline: () => void sendOnceOnline(),
  })

  return {
    get,
    subscribe,
    send,
    cancel: () => sending?.cancel(),
    removeCv,
    clear,
    undoClear,
    close: () => {
      clearTimeout(timer)
      unwatch()
      draft.flush()
    },
  }
}
