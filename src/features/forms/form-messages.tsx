import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { cvRule } from '../../../contract/forms/cv'
import type { FieldIssue } from '../../../contract/forms/field-rule'
import {
  addMore,
  countProblems,
  getForm,
  problemsTitle,
  sayNext,
  sentStep,
  sentTitle,
  type FormName,
} from '../../../contract/forms/forms'
import type { NextStep } from '../../../contract/next-step'
import { copyText } from '../../lib/copy-text'
import { formatBytes } from '../../lib/format-bytes'
import { formatMoment } from '../../lib/format-moment'
import * as fold from '../../ui/fold.module.css'
import { SiteLink } from '../../ui/site-link'
import { fieldId } from './form-fields'
import type { FormController, FormPlace, FormReceipt, FormState, SubmitError } from './form-state'
import type { Values } from './form-values'
import { useTitleStart } from './use-title-start'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  state: FormState
  controller: FormController
}

/** Above the fields: the issues after a click on the button, and the note about a restored draft. */
export function FormTop({ form, state, controller }: Props) {
  const { summary, isRestored, clearedAt } = state
  const left = issuesLeft(state)
  return (
    <>
      {left.length > 0 && <IssueSummary key={summary?.round} form={form} issues={left} />}
      {isRestored && (
        <p role="status" className={css.note}>
          {clearedAt ? clearedText : 'We restored your unsent draft.'}{' '}
          <ClearButton at="top" state={state} controller={controller} />
        </p>
      )}
    </>
  )
}

const clearedText = 'Form cleared.'

interface ClearButtonProps extends Omit<Props, 'form'> {
  at: FormPlace
}

/** Clears the form; then the same button, which has the focus, undoes it. */
function ClearButton({ at, state, controller }: ClearButtonProps) {
  const { clear, undoClear } = controller
  const isCleared = state.clearedAt === at
  return (
    <button type="button" className={css.plain} onClick={() => (isCleared ? undoClear() : clear(at))}>
      {isCleared ? 'Undo' : 'Clear form'}
    </button>
  )
}

/** Of the issues at the last click on the button, those that are not fixed yet. */
function issuesLeft({ summary, issues }: FormState): FieldIssue[] {
  return (summary?.issues ?? []).flatMap(({ field }) => {
    const message = issues[field]
    return message === undefined ? [] : [{ field, message }]
  })
}

/** What is left to fix. It gets the focus, so that it is read out and the next Tab leads into the list. After each fix screen readers hear the new title alone. */
function IssueSummary({ form, issues }: { form: FormName; issues: readonly FieldIssue[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  useTitleStart('Error')
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-atomic={false} className={css.summary}>
      <SummaryTitle form={form}>{problemsTitle(issues.length)}</SummaryTitle>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Below the heading of the form, which for a comment is below that of all comments. */
function SummaryTitle({ form, children }: { form: FormName; children: string }) {
  const Heading = form === 'comment' ? 'h4' : 'h3'
  return <Heading className={css.failed}>{children}</Heading>
}

/** Focuses the field itself, with its label in view. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.closest('div, fieldset')?.scrollIntoView({ block: 'center' })
}

/**
 * After the button that sends, which stays where it is: the way to clear the form, unless the note about a restored
 * draft offers it, the progress of sending, why it failed, and the way to the first field to fix.
 */
export function FormEnd({ form, state, controller }: Props) {
  const { stage, progress, error, clearedAt, hasInput, isRestored } = state
  const isSending = stage === 'sending'
  const isCleared = clearedAt === 'end'
  const left = issuesLeft(state)
  return (
    <>
      <p role="status" className={css.status}>
        {isSending && 'Sending…'}
        {isCleared && clearedText}
      </p>
      {stage === 'editing' && (isCleared || (hasInput && !isRestored)) && (
        <ClearButton at="end" state={state} controller={controller} />
      )}
      {isSending && progress !== undefined && (
        <div className={css.upload}>
          <progress value={progress} aria-label="Uploading your CV" />
          <span>{progress < 1 ? `${Math.floor(progress * 100)}% uploaded` : 'Uploaded, checking…'}</span>
          <button type="button" className={css.plain} onClick={controller.cancel}>
            Cancel upload
          </button>
        </div>
      )}
      {error && <ErrorBox form={form} error={error} />}
      {left[0] && (
        <p className={`${css.failed} ${css.left}`}>
          <a href={`#${fieldId(form, left[0].field)}`} onClick={focusField}>
            {countProblems(left.length)} left to fix
          </a>
        </p>
      )}
    </>
  )
}

/** Below the button that was pressed, so in view only if it is brought there. */
function ErrorBox({ form, error: { title, text, link } }: { form: FormName; error: SubmitError }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise, which is no cleanup
  }, [])
  useTitleStart('Error')
  return (
    <div ref={box} role="alert" className={css.summary}>
      <SummaryTitle form={form}>{title}</SummaryTitle>
      <p>
        {text} {link && <SiteLink href={link.href}>{link.title}</SiteLink>}
      </p>
    </div>
  )
}

interface ChosenCvProps {
  /** `size` in bytes. */
  cv: { name: string; size: number }
  /** Why it is refused. It stands above the control, and is said here. */
  issue: string | undefined
  onRemove: () => void
}

/** The chosen file, and the way to remove it; choosing another replaces it. */
export function ChosenCv({ cv: { name, size }, issue, onRemove }: ChosenCvProps) {
  return (
    <p className={css.chosen}>
      <span role="status">
        {name}, {formatBytes(size).replace(' ', '\u00a0')}
        {issue !== undefined && <span className="visually-hidden">. {issue}</span>}
      </span>{' '}
      <button type="button" className={css.plain} onClick={onRemove}>
        Remove file
      </button>
    </p>
  )
}

interface ReceivedNoteProps {
  form: FormName
  received: FormReceipt
  /** What was typed. */
  sent: Values
  /** The file that was sent with it. */
  cv: FormState['cv']
  onAnother: () => void
}

/**
 * Replaces a form that has been received. The heading of its section, which says so, gets the focus, so that it is read
 * out, and the section begins below the header: a shorter page would stop anywhere.
 */
export function ReceivedNote({
  form,
  received: { reference, nextSteps },
  sent,
  cv,
  onAnother,
}: ReceivedNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  const [time] = useState(() => formatMoment(new Date().toISOString()))
  const { noun } = getForm(form)
  useTitleStart(sentTitle(form))
  const next = sayNext(form, sent['email']?.trim() ?? '')
  const steps: readonly NextStep[] = [{ title: sentStep, duration: time, text: next }, ...nextSteps]
  useEffect(() => {
    const section = box.current?.closest('section')
    const heading = section?.querySelector<HTMLElement>('h2, h3')
    if (heading) {
      heading.tabIndex = -1
      heading.classList.add(`${css.answer}`)
    }
    heading?.focus({ preventScroll: true })
    section?.scrollIntoView()
  }, [])
  return (
    <div ref={box} role="status" className={css.received}>
      <Reference reference={reference} />
      {nextSteps.length === 0 ? (
        <p>{next}</p>
      ) : (
        <div className={css.next}>
          <h3>What happens next</h3>
          <ol className={css.steps}>
            {steps.map(({ title, duration, text, phone }) => (
              <li key={title}>
                <h4>{title}</h4>
                {duration !== undefined && <span className="eyebrow">{duration}</span>}
                <p>{text}</p>
                {phone !== undefined && (
                  <p>
                    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p>{addMore}</p>
        </div>
      )}
      <SentValues form={form} sent={sent} cv={cv} />
      <button type="button" className={css.plain} onClick={onAnother}>
        Send another {noun}
      </button>
    </div>
  )
}

/** What was typed, to check it or to keep it. */
function SentValues({ form, sent, cv }: Pick<ReceivedNoteProps, 'form' | 'sent' | 'cv'>) {
  const typed = Object.entries(getForm(form).fields).map(([name, { label, choices, isGiven }]) => {
    const value = isGiven ? '' : (sent[name]?.trim() ?? '')
    return { label, value: choices?.find((choice) => choice.value === value)?.title ?? value }
  })
  return (
    <details>
      <summary className={fold.summary}>What you sent</summary>
      <dl className={css.sent}>
        {[...typed, { label: cvRule.label, value: cv?.name ?? '' }]
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="eyebrow">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}

function Reference({ reference }: { reference: string }) {
  const [note, setNote] = useState('')
  const copy = async () => setNote((await copyText(reference)) ? 'Copied' : 'Couldn’t copy')
  return (
    <p className={css.reference}>
      <span className="eyebrow">Your reference</span> <strong>{reference}</strong>{' '}
      <button type="button" className={css.plain} aria-label="Copy reference" onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{note}</span>
    </p>
  )
}
