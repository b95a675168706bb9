import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import * as css from './selection-bar.module.css'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called by Enter and Escape, to return to the text. */
  onLeave: () => void
  placeholder?: string
  /** Suggestions; other values can be typed. */
  choices?: readonly { value: string; title: string }[]
  /** Whether it is invalid while empty. Default: false. */
  isRequired?: boolean
}

/** A setting with a line of text. */
export function BarField(props: FieldProps) {
  const { label, value, onChange, onLeave, placeholder, choices, isRequired = false } = props
  const list = useId()
  return (
    <TextField
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      isInvalid={isRequired && value.trim() === ''}
      validationBehavior="aria"
      className={css.field}
      onKeyDown={leaveOnKey(onLeave)}
    >
      <Label className={css.label}>{label}</Label>
      <Input
        className={css.input}
        placeholder={placeholder}
        list={choices && list}
        autoComplete="off"
        spellCheck={choices === undefined}
      />
      {choices && (
        <datalist id={list}>
          {choices.map(({ value: choice, title }) => (
            <option key={choice} value={choice}>
              {title}
            </option>
          ))}
        </datalist>
      )}
    </TextField>
  )
}

/** Enter and Escape return to the text. */
const leaveOnKey = (onLeave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  onLeave()
}

interface ToggleProps {
  isOn: boolean
  onPress: () => void
  /** Accessible name of an icon. */
  label?: string
  children: ReactNode
}

/** A setting that is on or off, or one of several. */
export function BarToggle({ isOn, onPress, label, children }: ToggleProps) {
  return (
    <ToggleButton isSelected={isOn} onChange={onPress} aria-label={label} className={css.toggle}>
      {children}
    </ToggleButton>
  )
}
