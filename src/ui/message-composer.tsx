import { useId, type ReactNode } from 'react'
import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import { useDraft } from '../lib/use-draft'
import { ActionButton } from './action-button'
import * as css from './message-composer.module.css'

interface Props {
  /** E.g. "Private note" or "Answer by mail". */
  label: string
  /** Names the draft, which is kept in this browser until it is sent, e.g. "note-0123". */
  draftKey: string
  /** What stands there at first; default nothing. */
  initial?: string
  /** E.g. "Add the note". */
  send: string
  isPending: boolean
  /** What went wrong with the last try; undefined: nothing. */
  problem: string | undefined
  /** Most characters. */
  max: number
  rows?: number
  /** Stands above the text, e.g. a field for the subject. */
  children?: ReactNode
  /** Resolves with whether it was taken: only then is the draft gone. */
  onSend: (text: string) => Promise<boolean>
  onCancel?: () => void
}

/** A text for others to read. What is typed is kept until it is sent, also over a reload. */
export function MessageComposer(props: Props) {
  const { label, draftKey, initial = '', send, isPending, problem, max, rows = 4, children } = props
  const [text, setText, dropDraft] = useDraft(draftKey, initial)
  const hintId = useId()
  const tooLong = text.length - max
  const submit = async () => {
    if (isPending || text.trim() === '' || tooLong > 0) return
    if (await props.onSend(text.trim())) dropDraft()
  }
  return (
    <form
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      <TextField
        value={text}
        onChange={setText}
        isInvalid={problem !== undefined || tooLong > 0}
        validationBehavior="aria"
        className={css.field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
          if (event.key === 'Escape') props.onCancel?.()
          event.continuePropagation()
        }}
      >
        <Label className={css.label}>{label}</Label>
        <TextArea rows={rows} className={css.area} data-compose={draftKey} />
        <Text slot="description" id={hintId} className={css.hint}>
          Ctrl-Enter sends it. {max - text.length < 500 && `${text.length} of ${max} characters.`}
        </Text>
        <FieldError className={css.problem}>
          {tooLong > 0 ? `This is ${tooLong} characters too long.` : problem}
        </FieldError>
      </TextField>
      <div className={css.actions}>
        <ActionButton type="submit" look="main" isPending={isPending} isDisabled={text.trim() === ''}>
          {isPending ? 'Sending…' : send}
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
