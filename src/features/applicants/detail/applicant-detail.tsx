import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Applicant, ApplicantSummary, Stage } from '../../../../contract/applicant'
import { ApiError } from '../../../client/api-error'
import type { ApiClient } from '../../../client/create-api-client'
import { stages, stageTitles } from '../../../config/stages'
import { describeEvent, explainSpam } from '../../../config/triage'
import { saveFile } from '../../../lib/save-file'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDeleteDialog, keptInAuditLog } from '../../../ui/confirm-delete-dialog'
import { EventTimeline } from '../../../ui/event-timeline'
import { Download, FileText, Mail, Trash, X } from '../../../ui/icons'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { SelectField } from '../../../ui/select-field'
import { useToast } from '../../../ui/toasts'
import { useApplicant, useRefreshApplicants } from '../applicant-queries'
import { CvPanel } from '../cv/cv-panel'
import { loadExport } from '../cv/load-cv'
import { eventWords, type ApplicantChange } from '../describe-changes'
import type { DetailRequest } from '../use-applicant-inbox'
import * as css from './applicant-detail.module.css'
import { ApplicantFacts } from './applicant-facts'
import { EmailComposer, NoteComposer, noteKey } from './composers'
import { RatingField } from './rating-field'
import { RetentionField } from './retention-field'

interface Props {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  /** Name of the company, for emails. */
  company: string | undefined
  /** The applicant with the changes under way. */
  withPending: (item: ApplicantSummary) => ApplicantSummary | undefined
  request: DetailRequest | undefined
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
  onMove: (applicant: ApplicantSummary, stage: Stage) => void
  onChange: (applicant: ApplicantSummary, change: ApplicantChange) => void
  onClose: () => void
}

/** One application, once it is loaded; until then, or where it can’t be, the reason and the way back to the list. */
export function ApplicantDetail({ id, ...props }: Props & { id: string }) {
  const query = useApplicant(props.api, id)
  const isDeleted = query.error instanceof ApiError && query.error.status === 404
  if (query.data && !isDeleted) return <Loaded key={id} applicant={query.data} {...props} />
  return (
    <div className={css.detail}>
      <div className={css.back}>
        <ActionButton look="plain" onPress={props.onClose}>
          <X {...icon} /> Close
        </ActionButton>
      </div>
      {query.isPending && <Skeleton label="Loading the application" lines={8} />}
      {isDeleted && <EmptyState>This application has been deleted.</EmptyState>}
      {query.isError && !isDeleted && (
        <LoadError
          title="Couldn’t load this application."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  )
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const choices = stages.map((stage) => ({ value: stage, title: stageTitles[stage] }))

function Loaded(props: Props & { applicant: Applicant }) {
  const { api, me, company, applicant, withPending, request, onMove, onChange, onClose } = props
  const { cv, name } = applicant
  const now = withPending(applicant) ?? applicant
  const { shown, show, toggle } = useShownPart(applicant.id, request)
  const exporting = useExport(api, applicant)
  return (
    <article aria-label={`Application from ${name}`} className={css.detail}>
      <header className={css.head}>
        <h2 className={css.title}>{name}</h2>
        <ActionButton look="plain" tip="Close the application" onPress={onClose}>
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
          <ActionButton aria-expanded={shown === 'cv'} onPress={() => toggle('cv')}>
            <FileText {...icon} /> CV
          </ActionButton>
        )}
        <ActionButton aria-expanded={shown === 'email'} onPress={() => toggle('email')}>
          <Mail {...icon} /> Email
        </ActionButton>
        <ActionButton isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          <Download {...icon} /> {exporting.isPending ? 'Exporting…' : 'Export'}
        </ActionButton>
        <ActionButton onPress={() => show('delete')}>
          <Trash {...icon} /> Delete…
        </ActionButton>
      </div>
      {now.isSpam && (
        <div className={css.spam}>
          <p>{explainSpam(applicant.spamReasons)}</p>
          <ActionButton onPress={() => onChange(now, { isSpam: false })}>Not spam</ActionButton>
        </div>
      )}
      {shown === 'email' && (
        <EmailComposer api={api} applicant={applicant} company={company} onClose={() => show(undefined)} />
      )}
      {shown === 'cv' && cv && <CvPanel api={api} applicant={{ ...applicant, cv }} />}
      <ApplicantFacts applicant={applicant} hrefOf={props.hrefOf} onOpen={props.onOpen} />
      <NoteComposer api={api} applicant={applicant} />
      <section>
        <h3 className={css.subtitle}>Activity</h3>
        {applicant.events.length === 0 ? (
          <p className={css.hint}>No activity yet</p>
        ) : (
          <EventTimeline
            label="Activity"
            events={applicant.events.map((event) => describeEvent(event, me, eventWords))}
          />
        )}
      </section>
      <RetentionField
        retainUntil={now.retainUntil}
        onChange={(retainUntil) => onChange(now, { retainUntil })}
      />
      {shown === 'delete' && (
        <DeleteDialog api={api} applicant={applicant} onClose={() => show(undefined)} onDeleted={onClose} />
      )}
    </article>
  )
}

/** Which part is open; a key may ask for one. */
function useShownPart(id: string, request: DetailRequest | undefined) {
  const asked = request?.part === 'note' ? undefined : request?.part
  const [shown, show] = useState<'email' | 'cv' | 'delete' | undefined>(asked)
  const [seen, setSeen] = useState(request)
  if (request !== seen) {
    setSeen(request)
    if (asked) show(asked)
  }
  useEffect(() => {
    if (request?.part === 'note')
      document.querySelector<HTMLElement>(`[data-compose="${noteKey(id)}"]`)?.focus()
  }, [request, id])
  return { shown, show, toggle: (part: 'email' | 'cv') => show(shown === part ? undefined : part) }
}

function useExport(api: ApiClient, { id, name, reference }: Applicant) {
  const toast = useToast()
  return useMutation({
    mutationFn: async () => saveFile(await loadExport(api, id), `person-${reference}.zip`),
    onSuccess: () => toast(`Exported all data for ${name}.`),
    onError: (error) => toast(`Export failed. ${error.message}`),
  })
}

interface DeleteProps {
  api: ApiClient
  applicant: Applicant
  onClose: () => void
  onDeleted: () => void
}

function DeleteDialog({ api, applicant, onClose, onDeleted }: DeleteProps) {
  const { id, version, name, cv, others } = applicant
  const { refresh, drop } = useRefreshApplicants()
  return (
    <ConfirmDeleteDialog
      title={`Delete this application from ${name}?`}
      items={[
        'the application and contact details',
        ...(cv ? [`the CV, ${cv.name}`] : []),
        'notes, rating and history',
        'related emails (queued emails won’t be sent)',
      ]}
      kept={[keptInAuditLog, ...describeOthers(others.length)].join(' ')}
      onDelete={() =>
        api.DELETE('/api/admin/applicants/{id}', { params: { path: { id }, query: { version } } })
      }
      done="Application deleted."
      onDeleted={() => {
        onDeleted()
        drop(id)
        refresh()
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

function describeOthers(count: number): string[] {
  if (count === 0) return []
  return count === 1
    ? ['Another application from this address isn’t deleted.']
    : [`${count} other applications from this address aren’t deleted.`]
}
