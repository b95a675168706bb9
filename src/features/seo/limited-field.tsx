import type { ReactNode } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import * as line from '../../ui/text-field.module.css'
import * as css from './page-editor.module.css'

interface Props {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  /** How long it is, beside the label; default: nothing. */
  length?: ReactNode
  /** What is wrong and must be put right before it can be saved. */
  fault?: string | undefined
  /** More than one: a field for a text of several lines. Default: 1. */
  lines?: number
  /** Longest text that is taken. */
  maxLength?: number
}

/** A text with its length while one types. */
export function LimitedField({ label, hint, value, onChange, length, fault, lines = 1, maxLength }: Props) {
  return (
    <TextField
      value={value}
      onChange={onChange}
      isInvalid={fault !== undefined}
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
      <FieldError className={line.problem}>{fault}</FieldError>
    </TextField>
  )
}

/** Figures of a text; what is beside its limits stands out. Not read out at each letter: the faults say it. */
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
