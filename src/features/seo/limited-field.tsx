import type { ReactNode } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import * as line from '../../ui/text-field.module.css'
import * as css from './editor/page-editor.module.css'

interface Props {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  /** Its length, beside the label; default: nothing. */
  length?: ReactNode
  /** The error that prevents saving. */
  issue?: string | undefined
  /** More than one: a multi-line field. Default: 1. */
  lines?: number
  /** Maximum length. */
  maxLength?: number
}

/** A text field that shows the length of its text. */
export function LimitedField({ label, hint, value, onChange, length, issue, lines = 1, maxLength }: Props) {
  return (
    <TextField
      value={value}
      onChange={onChange}
      isInvalid={issue !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      {...(maxLength !== undefined && { maxLength })}
      className={line.field}
    >
      <span className={css.labelLine}>
        <Label className={line.label}>{label}</Label>
        {length}
      </span>
      {hint !== undefined && (
        <Text slot="description" className={line.hint}>
          {hint}
        </Text>
      )}
      {lines === 1 ? <Input className={line.input} /> : <TextArea className={line.input} rows={lines} />}
      <FieldError className={line.problem}>{issue}</FieldError>
    </TextField>
  )
}

/** Lengths of a text; those beyond limits stand out. Hidden from screen readers, which read the issues. */
export function Lengths({ figures }: { figures: readonly { text: string; fits: boolean }[] }) {
  return (
    <span className={css.lengths} aria-hidden="true">
      {figures.map(({ text, fits }) => (
        <span key={text} className={fits ? '' : css.misfit}>
          {text}
        </span>
      ))}
    </span>
  )
}
