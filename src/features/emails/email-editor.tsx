import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EmailTemplate } from '../../../contract/email'
import {
  defaultWords,
  describeTemplate,
  fillTemplate,
  findTemplateIssues,
  placeholders,
  type EmailWords,
  type PlaceholderName,
} from '../../../contract/email-templates'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { emailTemplatesQuery } from '../../client/list-email-templates'
import { formatMoment } from '../../lib/format-moment'
import { useDraft } from '../../lib/use-draft'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { ChevronLeft } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { useToast } from '../../ui/toasts'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './emails.module.css'
import { WordsFields, type Part } from './words-fields'

interface Props {
  api: ApiClient
  /** Name of the company; undefined where the page doesn't know it. */
  company: string | undefined
  template: EmailTemplate
  /** Address of the list. */
  back: string
}

/** One email: its subject and text, how it will read, and what it said before. What is typed is kept in this tab. */
export function EmailEditor({ api, company, template, back }: Props) {
  const { name, isDefault } = template
  const { title, when, placeholders: known, needs } = describeTemplate(name)
  const [subject, setSubject, dropSubject] = useDraft(`email-template-${name}-subject`, template.subject)
  const [text, setText, dropText] = useDraft(`email-template-${name}-text`, template.text)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { subjectRef, textRef, insert, noteFocus } = useInsert({ subject: setSubject, text: setText })
  const drop = (next: EmailWords = template) => {
    dropSubject(next.subject)
    dropText(next.text)
    setTried(false)
    setAsking(false)
  }
  const { save, isPending, error } = useSave(api, template, drop)
  const words = { subject, text }
  const issues = findTemplateIssues(name, words)
  const isValid = issues.subject === undefined && issues.text === undefined
  const isChanged = subject !== template.subject || text !== template.text
  const use = (other: EmailWords) => {
    setSubject(other.subject)
    setText(other.text)
  }
  return (
    <WorkspacePage
      title={title}
      lead={`${when}.`}
      actions={
        <>
          {!isDefault && <ActionButton onPress={() => setAsking(true)}>Reset to default…</ActionButton>}
          <SiteLink href={back} className={css.back}>
            <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" /> All emails
          </SiteLink>
        </>
      }
    >
      <div className={css.columns}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (isValid && isChanged && !isPending) save(words)
          }}
        >
          <WordsFields
            subjectRef={subjectRef}
            textRef={textRef}
            words={words}
            issues={isTried ? issues : {}}
            onChange={{ subject: setSubject, text: setText }}
            onFocus={noteFocus}
          />
          <Placeholders known={known} needed={Object.values(needs ?? {})} onInsert={insert} />
          {error && (
            <p role="alert" className={css.problem}>
              {explain(error)}
            </p>
          )}
          <div className={css.actions}>
            <ActionButton type="submit" look="main" isPending={isPending} isDisabled={!isChanged}>
              {isPending ? 'Saving…' : 'Save'}
            </ActionButton>
            {isChanged && <ActionButton onPress={() => drop()}>Discard changes</ActionButton>}
          </div>
        </form>
        <Preview words={words} company={company} />
      </div>
      <Versions api={api} template={template} onUse={use} />
      {isAsking && (
        <DialogBox role="alertdialog" title="Reset to default?" open onClose={() => setAsking(false)}>
          <p>The email gets its original wording back. Earlier versions are kept.</p>
          <pre className={css.sheet}>{defaultWords(name).text}</pre>
          <DialogActions>
            <ActionButton onPress={() => setAsking(false)}>Cancel</ActionButton>
            <ActionButton look="main" isPending={isPending} onPress={() => save(null)}>
              {isPending ? 'Saving…' : 'Reset to default'}
            </ActionButton>
          </DialogActions>
        </DialogBox>
      )}
    </WorkspacePage>
  )
}

/** Saves on the version that was there when the editor opened; after a conflict, on the one that was loaded since. */
function useSave(api: ApiClient, { name, version }: EmailTemplate, onSaved: (saved: EmailWords) => void) {
  const [base, setBase] = useState(version)
  const queryClient = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (words: EmailWords | null) => {
      const body = { version: base, words }
      return (await api.PUT('/api/admin/email-templates/{name}', { params: { path: { name } }, body })).data
    },
    onSuccess: (saved, words) => {
      const { queryKey } = emailTemplatesQuery(api)
      queryClient.setQueryData<EmailTemplate[]>(queryKey, (all) =>
        all?.map((one) => (one.name === name ? saved : one)),
      )
      void queryClient.invalidateQueries({ queryKey: ['email-template-versions', name] })
      setBase(saved.version)
      onSaved(saved)
      toast(words === null ? 'The email has its original wording again.' : 'Email saved.')
    },
    onError: async (failed) => {
      if (!isConflict(failed)) return
      await queryClient.invalidateQueries({ queryKey: ['email-template-versions', name] })
      const all = await queryClient.fetchQuery(emailTemplatesQuery(api))
      setBase(all.find((one) => one.name === name)?.version ?? base)
    },
  })
  return { save: mutate, isPending, error }
}

const isConflict = (error: Error) => error instanceof ApiError && error.code === 'changed'

const explain = (error: Error) =>
  isConflict(error)
    ? 'Someone else changed this email while you were writing. Their text is under “Versions”, and yours is still here. Save again to replace theirs.'
    : `Couldn’t save the email. Your text is still here. ${error.message}`

/** Puts a placeholder where the caret last was. */
function useInsert(set: Record<Part, (value: string) => void>) {
  const subjectRef = useRef<HTMLInputElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const last = useRef<Part>('text')
  const insert = (name: PlaceholderName) => {
    const field = last.current === 'subject' ? subjectRef.current : textRef.current
    if (!field) return
    const written = `{{${name}}}`
    const [start, end] = [
      field.selectionStart ?? field.value.length,
      field.selectionEnd ?? field.value.length,
    ]
    flushSync(() => set[last.current](`${field.value.slice(0, start)}${written}${field.value.slice(end)}`))
    field.focus()
    field.setSelectionRange(start + written.length, start + written.length)
  }
  const noteFocus = (part: Part) => {
    last.current = part
  }
  return { subjectRef, textRef, insert, noteFocus }
}

interface PlaceholdersProps {
  known: readonly PlaceholderName[]
  needed: readonly PlaceholderName[]
  onInsert: (name: PlaceholderName) => void
}

function Placeholders({ known, needed, onInsert }: PlaceholdersProps) {
  return (
    <section aria-label="Placeholders" className={css.placeholders}>
      <h2 className={css.label}>Placeholders</h2>
      <p className={css.hint}>Each is filled in when the email is sent. Select one to insert it.</p>
      <ul className={css.names}>
        {known.map((name) => (
          <li key={name}>
            <ActionButton onPress={() => onInsert(name)}>
              <code>{`{{${name}}}`}</code>
            </ActionButton>
            <span className={css.hint}>
              {placeholders[name].meaning}
              {needed.includes(name) && ', required'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Preview({ words, company }: { words: EmailWords; company: string | undefined }) {
  const samples = Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]))
  const shown = fillTemplate(words, { ...samples, ...(company !== undefined && { company }) })
  return (
    <section aria-label="Preview" className={css.preview}>
      <h2 className={css.label}>Preview with sample values</h2>
      <div className={css.sheet}>
        <p className={css.subject}>{shown.subject}</p>
        <pre className={css.text}>{shown.text}</pre>
      </div>
    </section>
  )
}

interface VersionsProps {
  api: ApiClient
  template: EmailTemplate
  onUse: (words: EmailWords) => void
}

/** What the email said before; any of it can be taken back into the fields. */
function Versions({ api, template: { name, version }, onUse }: VersionsProps) {
  const { data, error } = useQuery({
    queryKey: ['email-template-versions', name],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/email-templates/{name}/versions', { params: { path: { name } }, signal }))
        .data.data,
    enabled: version > 0,
  })
  if (version === 0) return null
  return (
    <section className={css.group} aria-label="Versions">
      <h2 className={css.heading}>Versions</h2>
      {error && <p role="alert">Couldn’t load the versions. {error.message}</p>}
      <ul className={css.list}>
        {data?.map((one) => (
          <li key={one.version}>
            <details>
              <summary className={css.version}>
                {one.at !== null && <time dateTime={one.at}>{formatMoment(one.at)}</time>}
                <span className={css.hint}>{one.isDefault ? `reset by ${one.by}` : one.by}</span>
              </summary>
              <div className={css.sheet}>
                <p className={css.subject}>{one.subject}</p>
                <pre className={css.text}>{one.text}</pre>
              </div>
              <ActionButton onPress={() => onUse(one)}>Use this version</ActionButton>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
