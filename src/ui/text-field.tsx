import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components/TextField'
import * as css from './text-field.module.css'

interface Props {
  label: string
  /** What to put in, below the label. Default: none. */
  hint?: string
  type?: 'text' | 'email'
  value: string
  onChange: (value: string) => void
  /** The error of the value and how to fix it; undefined for none. */
  problem: string | undefined
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, type = 'text', value, onChange, problem }: Props) {
  return (
    <AriaTextField
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a box the person opened to fill in
      autoFocus
      autoComplete="off"
      className={css.field}
    >
      <Label className={css.label}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      <Input className={css.input} spellCheck="false" />
      <FieldError className={css.problem}>{problem}</FieldError>
    </AriaTextField>
  )
}
