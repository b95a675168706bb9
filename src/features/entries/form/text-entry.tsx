import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import { ProblemText } from './field-frame'
import * as css from './form.module.css'
import { useFormField } from './form-context'
import { describeLength, type Limit } from './limits'

interface Props {
  /** Where in the entry, e.g. "fields.lead". */
  field: string
  label: string
  /** 'title': the heading of the page, in its size. 'hidden': read out only, e.g. in a row. Default: 'normal'. */
  look?: 'normal' | 'title' | 'hidden'
  /** Default: none. */
  hint?: string
  type?: 'text' | 'date'
  /** More than one: it grows with the text. Default: 1. */
  lines?: number
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Default: not counted. */
  limit?: Limit
  /** What is wrong with it at once, before it is saved. Default: nothing. */
  fault?: string | undefined
  onBlur?: () => void
}

/** A text of the form: its label, hint, length and problem. An empty one is no value at all. */
export function TextEntry(props: Props) {
  const { field, label, look = 'normal', hint, type = 'text', lines = 1, limit, fault, onBlur } = props
  const { id, problem, isReadOnly } = useFormField(field)
  const value = props.value ?? ''
  const isEmpty = value.trim() === ''
  const placeholder = look === 'title' ? label : undefined
  const wrong = fault ?? (isEmpty ? undefined : problem)
  return (
    <TextField
      type={type}
      value={value}
      onChange={(text) => props.onChange(text === '' ? undefined : text)}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      isInvalid={wrong !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      className={`${css.field} ${css[look]}`}
    >
      <span className={css.head}>
        <Label className={css.label}>{label}</Label>
        {limit && <Length length={value.trim().length} limit={limit} />}
      </span>
      {hint !== undefined && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      {lines === 1 ? (
        <Input id={id} placeholder={placeholder} className={css.input} />
      ) : (
        <TextArea id={id} placeholder={placeholder} className={css.input} rows={lines} />
      )}
      {wrong === undefined && <ProblemText problem={problem} isEmpty={isEmpty} />}
      <FieldError className={css.fault}>{wrong}</FieldError>
    </TextField>
  )
}

/** Not read out at each letter: the problem says it once it matters. */
function Length({ length, limit }: { length: number; limit: Limit }) {
  const { text, fits } = describeLength(length, limit)
  return (
    <span className={`${css.length} ${fits || length === 0 ? '' : css.misfit}`} aria-hidden="true">
      {text}
    </span>
  )
}
