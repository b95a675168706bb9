import { forms, type FormName } from '../../../contract/forms/forms'
import type { FormFault } from '../../../contract/forms/form-rules'
import { backendUrl } from '../../config/public-env'
import { createStore } from '../../lib/create-store'
import { draftPlace } from './draft-place'
import { findFault, findFaults } from './find-faults'
import { blankForm, type FormDesk, type FormState } from './form-state'
import { fileField, findFile, isTyped, writeValues, type Values } from './form-values'
import { createDraftKeeper } from './keep-draft'
import { cancelled, readAnswer } from './read-answer'
import { startSending, type Sending } from './start-sending'
import { watchForm } from './watch-form'

interface Options {
  element: HTMLFormElement
  form: FormName
  /** Path of the page. */
  page: string
  /** When the form was first seen, in milliseconds since 1970. */
  since: number
}

/** Works behind a form: keeps its draft, checks its fields as they are left, and sends it. */
export function createFormDesk({ element, form, page, since }: Options): FormDesk {
  const typed = Object.keys(forms[form]).filter((name) => isTyped(element, name))
  const draft = createDraftKeeper({ element, typed, place: draftPlace(form, page), since })
  const { get, set, subscribe } = createStore<FormState>(blankForm)
  let isBusy = false
  let sending: Sending | undefined
  let emptied: Values = {}

  async function check(field: string): Promise<void> {
    const message = await findFault(form, element, field)
    const { [field]: _, ...others } = get().faults
    set({ faults: message === undefined ? others : { ...others, [field]: message } })
  }

  function noteInput(field: string): void {
    if (get().faults[field] !== undefined || (field === 'cv' && findFile(element))) void check(field)
    set({ ...noteContent(), isEmptied: false, ...(get().trouble?.isWaiting ? { trouble: undefined } : {}) })
    draft.keepSoon()
  }

  function noteContent() {
    const file = findFile(element)
    return { hasText: draft.hasText(), cv: file && { name: file.name, size: file.size } }
  }

  function show(faults: readonly FormFault[]): void {
    const round = (get().summary?.round ?? 0) + 1
    const byField = Object.fromEntries(faults.map(({ field, message }) => [field, message]))
    set({ stage: 'writing', faults: byField, summary: { faults, round } })
  }

  async function send(): Promise<void> {
    if (isBusy) return
    isBusy = true
    const faults = await findFaults(form, element)
    set({ trouble: undefined, isRestored: false, isEmptied: false })
    if (faults.length > 0) show(faults)
    else await deliver()
    isBusy = false
  }

  async function deliver(): Promise<void> {
    const data = draft.seal()
    set({ stage: 'sending', faults: {}, summary: undefined, progress: undefined })
    sending = startSending(form, `${backendUrl}/api/forms/${form}`, data, (progress) => set({ progress }))
    const answer = await sending.answer
    const outcome =
      answer === 'cancelled' ? { trouble: cancelled(form, get().progress === 1) } : readAnswer(form, answer)
    if ('faults' in outcome) show(outcome.faults)
    else if ('trouble' in outcome) set({ stage: 'writing', ...outcome })
    else {
      draft.forget()
      set({ stage: 'received', email: draft.values()['email']?.trim() ?? '', ...outcome })
    }
  }

  function fill(values: Values): boolean {
    const hasChanged = writeValues(element, values)
    set(noteContent())
    return hasChanged
  }

  function removeCv(): void {
    const field = fileField(element)
    if (field) field.value = ''
    const { cv: _, ...faults } = get().faults
    set({ ...noteContent(), faults })
    field?.focus()
  }

  function startOver(): void {
    emptied = draft.values()
    fill(Object.fromEntries(typed.map((name) => [name, ''])))
    set({ faults: {}, summary: undefined, trouble: undefined, isRestored: false, isEmptied: true })
    draft.keep()
  }

  function putBack(): void {
    fill(emptied)
    set({ isEmptied: false })
    draft.keep()
  }

  // what was typed before this code came stays, and counts
  const now = draft.values()
  const isBlank = (name: string) => now[name]?.trim() === ''
  const blanks = Object.entries(draft.found ?? {}).filter(([name]) => isBlank(name))
  set({ isRestored: fill(Object.fromEntries(blanks)) })
  if (draft.hasText()) draft.keepSoon()
  if (findFile(element)) void check('cv')

  const unwatch = watchForm(element, {
    touched: typed.filter((name) => !isBlank(name)),
    onInput: noteInput,
    onLeave: (field) => void check(field),
    onAway: draft.flush,
    onOnline: () => get().trouble?.isWaiting && void send(),
  })

  return {
    get,
    subscribe,
    send,
    cancel: () => sending?.cancel(),
    removeCv,
    startOver,
    putBack,
    close: () => {
      unwatch()
      draft.flush()
    },
  }
}
