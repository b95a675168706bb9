import { use } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import type {
  CurrencyField,
  DateField,
  TextField as Description,
  CheckboxField,
} from '../../../../contract/content/field'
import { Check } from '../../../ui/icons'
import { PartOf, ProblemText } from './field-frame'
import { FormResources, useFormField, hintOf, type ControlProps } from './form-context'
import * as css from './form.module.css'

interface Props extends ControlProps<Description | DateField | CurrencyField, string> {
  /** 'title': the heading of the page, in its size. 'hidden': read out only, e.g. in a row. Default: 'normal'. */
  look?: 'normal' | 'title' | 'hidden'
}

/** A text field with its label, hint, length and issue. An empty text is no value. */
export function TextControl({ path, field, partOf, value = '', onChange, look = 'normal' }: Props) {
  const { id, problem, isReadOnly } = useFormField(path)
  const { label, kind } = field
  const { choices } = use(FormResources)
  const suggested = kind === 'text' && field.suggests ? choices[field.suggests] : []
  const isEmpty = value.trim() === ''
  const wrong = isEmpty ? undefined : problem
  const hint = look === 'normal' ? hintOf(field.hint) : undefined
  const lines = look === 'title' ? 2 : kind === 'text' ? (field.lines ?? 1) : 1
  const placeholder = look === 'title' ? label : undefined
  return (
    <TextField
      type={kind === 'date' ? 'date' : 'text'}
      value={value}
      onChange={(text) => onChange(text === '' ? undefined : kind === 'currency' ? text.toUpperCase() : text)}
      isReadOnly={isReadOnly}
      isInvalid={wrong !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      className={`${css.field} ${css[look]}`}
    >
      <span className={css.head}>
        <Label className={css.label}>
          <PartOf name={partOf} />
          {label}
        </Label>
        {kind === 'text' && <Length length={value.trim().length} limits={field} />}
      </span>
      {hint !== undefined && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      {lines === 1 ? (
        <Input
          id={id}
          placeholder={placeholder}
          className={css.input}
          list={suggested.length > 0 ? `${id}-names` : undefined}
        />
      ) : (
        <TextArea id={id} placeholder={placeholder} className={css.input} rows={lines} />
      )}
      {suggested.length > 0 && (
        <datalist id={`${id}-names`}>
          {suggested.map((choice) => (
            <option key={choice.value} value={choice.title} label={choice.text} />
          ))}
        </datalist>
      )}
      {wrong === undefined && <ProblemText problem={problem} isEmpty={isEmpty} />}
      <FieldError className={css.error}>{wrong}</FieldError>
    </TextField>
  )
}

/** Not read out at each letter: the problem says it once it matters. */
function Length({ length, limits }: { length: number; limits: Description }) {
  const { text, fits } = describeLength(length, limits)
  return (
    <span className={`${css.length} ${fits || length === 0 ? '' : css.misfit}`} aria-hidden="true">
      {text}
    </span>
  )
}

/** How long a text is beside how long it may be: "12 of 80", "2 characters (minimum 3)". */
export function describeLength(
  length: number,
  { min, max }: { min: number; max: number },
): { text: string; fits: boolean } {
  const fits = length >= min && length <= max
  if (length > 0 && length < min) return { text: `${length} characters (minimum ${min})`, fits }
  return { text: `${length} of ${max}`, fits }
}

/** A yes or no. */
export function CheckboxControl({ path, field, value, onChange }: ControlProps<CheckboxField, boolean>) {
  const { id, isReadOnly } = useFormField(path)
  return (
    <div id={id} className={css.field}>
      <Checkbox
        isSelected={value ?? false}
        onChange={(isOn) => onChange(field.optional && isOn === field.initial ? undefined : isOn)}
        isReadOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        className={css.checkbox}
      >
        <span className={css.box} aria-hidden="true">
          <Check size={14} strokeWidth={2.5} />
        </span>
        {field.label}
      </Checkbox>
      <span id={`${id}-hint`} className={css.hint}>
        {hintOf(field.hint)}
      </span>
    </div>
  )
}
