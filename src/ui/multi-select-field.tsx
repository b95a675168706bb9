import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select'
import { Check, ChevronDown } from './icons'
import * as css from './select-field.module.css'

interface Props {
  /** Read out only. */
  label: string
  /** Stands there while nothing is chosen. */
  placeholder: string
  values: readonly string[]
  choices: readonly { value: string; title: string; text?: string }[]
  /** How many may be chosen: then the others can't be. Default: all. */
  most?: number
  onChange: (values: string[]) => void
}

/** Several of many values; stays open while one chooses. */
export function MultiSelectField({ label, placeholder, values, choices, most = Infinity, onChange }: Props) {
  const full = values.length >= most
  const barred = full ? choices.map(({ value }) => value).filter((value) => !values.includes(value)) : []
  return (
    <Select
      aria-label={label}
      selectionMode="multiple"
      value={[...values]}
      onChange={(keys) => onChange(keys.map(String))}
      placeholder={placeholder}
      disabledKeys={barred}
      className={`${css.field} ${css.box}`}
    >
      <Button className={css.button}>
        <SelectValue>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : titlesOf(values, choices).join(', ')
          }
        </SelectValue>
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

const titlesOf = (values: readonly string[], choices: Props['choices']) =>
  values.map((value) => choices.find((choice) => choice.value === value)?.title ?? value)
