import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components/Select'
import { Check, ChevronDown } from './icons'
import * as css from './select-field.module.css'

interface Props<Value extends string> {
  label: string
  /** Whether the label is read out only, e.g. within a table. Default: false. */
  labelHidden?: boolean
  /** 'quiet': as text until one points at it, for rows of a table. Default: 'box'. */
  look?: 'box' | 'quiet'
  value: Value
  choices: readonly { value: Value; title: string; text?: string }[]
  onChange: (value: Value) => void
}

/** One of a few values. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, labelHidden = false, look = 'box', value, choices, onChange } = props
  const choose = (key: unknown) => {
    const chosen = choices.find((choice) => choice.value === key)
    if (chosen && chosen.value !== value) onChange(chosen.value)
  }
  return (
    <Select
      aria-label={labelHidden ? label : undefined}
      value={value}
      onChange={choose}
      className={`${css.field} ${css[look]}`}
    >
      {!labelHidden && <Label className={css.label}>{label}</Label>}
      <Button className={css.button}>
        <SelectValue>{({ selectedText }) => selectedText || 'Choose one'}</SelectValue>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover offset={4} className={css.popover}>
        <ListBox className={css.list} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.title} className={css.choice}>
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <span className={css.name}>{choice.title}</span>
                {choice.text !== undefined && <span className={css.text}>{choice.text}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
