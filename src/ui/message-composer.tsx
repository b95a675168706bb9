import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FieldError, Label, Text, TextArea, TextField as Field } from 'react-aria-components/TextField'
import { useDraft } from '../lib/use-draft'
import { ActionButton } from './action-button'
import * as css from './message-composer.module.css'
import { TextField } from './text-field'

export interface Message {
  /** The same as long as the message is: sent again after its answer got lost, it is stored once. */
  id: string
  /** "" where the message has none. */
  subject: string
  text: string
}

interface Props {
  /** E.g. "Private note" or "Reply to ada@example.org". */
  label: string
  /** Names the draft, which is kept in this browser until it is sent, e.g. "note-0123". */
  draftKey: string
  /** The subject it starts with; undefined: a message without one. */
  initialSubject?: string
  /** The text it starts with. Default: empty. */
  initial?: string
  /** Greeting and signature: a text of nothing else is not accepted. Default: every text but an empty one is. */
  frame?: string
  /** E.g. "Add note", and while it is on its way, e.g. "Adding…". */
  send: string
  sending?: string
  /** Said before the reason when it failed, e.g. "Couldn’t add the note." */
  failed: string
  /** Most characters. */
  max: number
  rows?: number
  /** Takes the focus when it opens, with the caret here. Default: it does not. */
  caretAt?: number
  /** Stands above the text, e.g. a note on how the email is sent. */
  children?: ReactNode
  onSend: (message: Message) => Promise<unknown>
  /** Called when the message was accepted and its draft removed. */
  onSent?: () => void
  onCancel?: () => void
}

/** A message to others. Its draft is kept until it is sent, also after a reload. */
export function MessageComposer(props: Props) {
  const { label, draftKey, initialSubject, initial = '', send, sending = 'Sending…', failed, max } = props
  const [text, setText, dropText] = useDraft(draftKey, initial)
  const [subject, setSubject, dropSubject] = useDraft(`${draftKey}-subject`, initialSubject ?? '')
  const form = useFocusOnOpen(props.caretAt)
  const { idOf, renewId } = useMessageId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.onSend,
    onSuccess: () => {
      renewId()
      dropText()
      dropSubject()
      props.onSent?.()
    },
  })
  const hasSubject = initialSubject !== undefined
  const message = { subject: subject.trim(), text: text.trim() }
  const tooLong = text.length - max
  const isComplete = message.text !== '' && tooLong <= 0 && (!hasSubject || message.subject !== '')
  const isFrameOnly = props.frame !== undefined && withoutSpace(text) === withoutSpace(props.frame)
  const [wasFrameOnly, setFrameOnly] = useState(false)
  const submit = () => {
    setFrameOnly(isFrameOnly)
    if (!isPending && isComplete && !isFrameOnly) mutate({ id: idOf(message), ...message })
  }
  const problem =
    tooLong > 0
      ? `This is ${tooLong} characters too long.`
      : isFrameOnly && wasFrameOnly
        ? 'Write something between the greeting and the signature'
        : explain(failed, error)
  return (
    <form
      ref={form}
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {props.children}
      {hasSubject && (
        <TextField
          label="Subject"
          value={subject}
          onChange={setSubject}
          problem={message.subject === '' ? 'Enter a subject' : undefined}
        />
      )}
      <Field
        value={text}
        onChange={setText}
        isReadOnly={isPending}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
        className={css.field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          if (event.key === 'Escape') props.onCancel?.()
          event.continuePropagation()
        }}
      >
        <Label className={css.label}>{label}</Label>
        <TextArea rows={props.rows ?? 4} className={css.area} data-compose={draftKey} />
        <Text slot="description" className={css.hint}>
          Press Ctrl+Enter to send. {max - text.length < 500 && `${text.length} of ${max} characters.`}
        </Text>
        <FieldError className={css.problem}>{problem}</FieldError>
      </Field>
      <div className={css.actions}>
        <ActionButton type="submit" look="main" isPending={isPending} isDisabled={message.text === ''}>
          {isPending ? sending : send}
        </ActionButton>
        {props.onCancel && (
          <ActionButton look="plain" onPress={props.onCancel}>
            Cancel
          </ActionButton>
        )}
      </div>
    </form>
  )
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '')

const explain = (failed: string, error: Error | null) =>
  error === null ? undefined : `${failed} Your text is still here. ${error.message}`

/** Puts the caret into the text when it opens. */
function useFocusOnOpen(caretAt: number | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(caretAt)
  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (first === undefined || !area) return
    const caret = Math.min(first, area.value.length)
    area.focus()
    area.setSelectionRange(caret, caret)
    area.scrollIntoView({ block: 'nearest' })
  }, [first])
  return form
}

/** The same id for the same message, until `renewId`: a text changed after a lost response is a new message. */
function useMessageId() {
  const last = useRef<{ key: string; id: string }>(undefined)
  const idOf = (message: Omit<Message, 'id'>) => {
    const key = JSON.stringify(message)
    if (last.current?.key !== key) last.current = { key, id: crypto.randomUUID() }
    return last.current.id
  }
  const renewId = () => {
    last.current = undefined
  }
  return { idOf, renewId }
}
