import { useEffect, useState } from 'react'
import type { Applicant, ApplicantSummary, Stage } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { saveFile } from '../../lib/save-file'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import { EventTimeline } from '../../ui/event-timeline'
import { Download, FileText, Mail, Trash, X } from '../../ui/icons'
import { useToast } from '../../ui/toasts'
import * as css from './applicant-detail.module.css'
import { ApplicantFacts } from './applicant-facts'
import { CvPanel } from './cv/cv-panel'
import { loadExport } from './cv/load-cv'
import { describeEvent } from './describe-event'
import { EraseDialog } from './erase-dialog'
import { MailBox } from './mail-box'
import { NoteBox, noteKey } from './note-box'
import { RatingField } from './rating-field'
import { RetentionField } from './retention-field'
import { stages, stageTitles } from '../../config/stages'
import type { ApplicantChange } from './use-applicant-changes'

/** What a key asks the open application for; each time a new one. */
export interface DetailWish {
  what: 'note' | 'mail' | 'cv'
}

export interface DetailProps {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  firm: string | undefined
  applicant: Applicant
  /** With what is under way. */
  settle: (item: ApplicantSummary) => ApplicantSummary | undefined
  wish: DetailWish | undefined
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
  onMove: (applicant: ApplicantSummary, stage: Stage) => void
  onChange: (applicant: ApplicantSummary, change: ApplicantChange) => void
  onClose: () => void
  /** It was erased; the list goes on. */
  onErased: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const choices = stages.map((stage) => ({ value: stage, title: stageTitles[stage] }))

/** One application whole: what was sent, what is thought of it, what happened to it. */
export function ApplicantDetail(props: DetailProps) {
  const { api, me, firm, applicant, settle, wish, onMove, onChange, onClose, onErased } = props
  const { cv, name } = applicant
  const now = settle(applicant) ?? applicant
  const { shown, show } = useShown(applicant.id, wish)
  const exporting = useExport(api, applicant)
  return (
    <article aria-label={`Application of ${name}`} className={css.detail}>
      <header className={css.head}>
        <h2 className={css.title}>{name}</h2>
        <ActionButton look="plain" aria-label="Close the application" onPress={onClose}>
          <X {...icon} />
        </ActionButton>
        <p className={css.lead}>
          {applicant.jobTitle} <span className={css.reference}>{applicant.reference}</span>
        </p>
      </header>
      <div className={css.decisions}>
        <SelectField
          label="Stage"
          value={now.stage}
          choices={choices}
          onChange={(stage) => onMove(now, stage)}
        />
        <RatingField name={name} rating={now.rating} onChange={(rating) => onChange(now, { rating })} />
      </div>
      <div className={css.actions}>
        {cv && (
          <ActionButton
            aria-expanded={shown === 'cv'}
            onPress={() => show(shown === 'cv' ? undefined : 'cv')}
          >
            <FileText {...icon} /> CV
          </ActionButton>
        )}
        <ActionButton
          aria-expanded={shown === 'mail'}
          onPress={() => show(shown === 'mail' ? undefined : 'mail')}
        >
          <Mail {...icon} /> Write
        </ActionButton>
        <ActionButton isPending={exporting.isPending} onPress={exporting.run}>
          <Download {...icon} /> {exporting.isPending ? 'Gathering…' : 'Export'}
        </ActionButton>
        <ActionButton onPress={() => show('erase')}>
          <Trash {...icon} /> Erase…
        </ActionButton>
      </div>
      {now.isSpam && <SpamNote applicant={applicant} onFree={() => onChange(now, { isSpam: false })} />}
      {shown === 'mail' && (
        <MailBox api={api} applicant={applicant} firm={firm} onClose={() => show(undefined)} />
      )}
      {shown === 'cv' && cv && <CvPanel api={api} applicant={{ ...applicant, cv }} />}
      <ApplicantFacts applicant={applicant} hrefOf={props.hrefOf} onOpen={props.onOpen} />
      <NoteBox api={api} applicant={applicant} />
      <section>
        <h3 className={css.subtitle}>History</h3>
        {applicant.events.length === 0 ? (
          <p className={css.hint}>Nothing has happened yet.</p>
        ) : (
          <EventTimeline label="History" events={applicant.events.map((event) => describeEvent(event, me))} />
        )}
      </section>
      <RetentionField applicant={now} onChange={(retainUntil) => onChange(now, { retainUntil })} />
      {shown === 'erase' && (
        <EraseDialog api={api} applicant={applicant} onClose={() => show(undefined)} onErased={onErased} />
      )}
    </article>
  )
}

/** Which part is open; a key may ask for one. */
function useShown(id: string, wish: DetailWish | undefined) {
  const [shown, show] = useState<'mail' | 'cv' | 'erase' | undefined>(
    wish === undefined || wish.what === 'note' ? undefined : wish.what,
  )
  const [heard, hear] = useState(wish)
  if (wish !== heard) {
    hear(wish)
    if (wish !== undefined && wish.what !== 'note') show(wish.what)
  }
  useEffect(() => {
    if (wish?.what === 'note') document.querySelector<HTMLElement>(`[data-compose="${noteKey(id)}"]`)?.focus()
  }, [wish, id])
  return { shown, show }
}

function useExport(api: ApiClient, { id, name, reference }: Applicant) {
  const [isPending, setPending] = useState(false)
  const toast = useToast()
  const save = async () => {
    setPending(true)
    try {
      saveFile(await loadExport(api, id), `person-${reference}.zip`)
      toast(`All that is kept of ${name} was saved as person-${reference}.zip.`)
    } catch (error) {
      toast(`Nothing was exported. ${error instanceof Error ? error.message : ''}`)
    } finally {
      setPending(false)
    }
  }
  return { isPending, run: () => void save() }
}

const spamReasons = {
  'hidden-field': 'it filled in a field nobody sees',
  'too-fast': 'it was sent within seconds',
  links: 'it is mostly links',
  'too-many': 'many came from one place',
  repeated: 'the same text came before',
} as const

function SpamNote({ applicant, onFree }: { applicant: Applicant; onFree: () => void }) {
  const reasons = applicant.spamReasons.map((reason) => spamReasons[reason])
  return (
    <div className={css.spam}>
      <p>Kept apart as spam{reasons.length > 0 && `: ${reasons.join(', ')}`}.</p>
      <ActionButton onPress={onFree}>It is no spam</ActionButton>
    </div>
  )
}
