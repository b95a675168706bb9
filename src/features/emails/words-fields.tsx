import type { RefObject } from 'react'
import { FieldError, Input, Label, TextArea, TextField } from 'react-aria-components/TextField'
import type { EmailWords } from '../../../contract/email-templates'
import * as css from './emails.module.css'

export type Part = keyof EmailWords

interface Props {
  subjectRef: RefObject<HTMLInputElement | null>
  textRef: RefObject<HTMLTextAreaElement | null>
  words: EmailWords
  issues: Partial<Record<Part, string | undefined>>
  onChange: Record<Part, (value: string) => void>
  onFocus: (part: Part) => void
}

/** Subject and text of an email. */
export function WordsFields({ subjectRef, textRef, words, issues, onChange, onFocus }: Props) {
  const shared = (part: Part) => ({
    value: words[part],
    onChange: onChange[part],
    onFocus: () => onFocus(part),
    isInvalid: issues[part] !== undefined,
    validationBehavior: 'aria' as const,
    className: css.field,
  })
  return (
    <>
      <TextField {...shared('subject')} autoComplete="off">
        <Label className={css.label}>Subject</Label>
        <Input className={css.input} ref={subjectRef} />
        <FieldError className={css.problem}>{issues.subject}</FieldError>
      </TextField>
      <TextField {...shared('text')}>
        <Label className={css.label}>Text</Label>
        <TextArea rows={16} className={css.input} ref={textRef} />
        <FieldError className={css.problem}>{issues.text}</FieldError>
      </TextField>
    </>
  )
}
