import { useState } from 'react'
import { formatDate } from '../../../lib/format-date'
import { ActionButton } from '../../../ui/action-button'
import { DateField } from '../../../ui/date-field'
import * as css from './applicant-detail.module.css'

interface Props {
  /** As YYYY-MM-DD. */
  retainUntil: string
  onChange: (day: string) => void
}

/** The day on which an application is deleted automatically. */
export function RetentionField({ retainUntil, onChange }: Props) {
  const [draft, setDraft] = useState({ from: retainUntil, value: retainUntil })
  // when the date changed elsewhere, it is shown
  const value = draft.from === retainUntil ? draft.value : retainUntil
  const problem = validate(value)
  return (
    <form
      className={css.retention}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onChange(value)
      }}
    >
      <DateField
        label="Delete on"
        hint={`This application will be deleted automatically on ${formatDate(retainUntil)}.`}
        value={value}
        onChange={(day) => setDraft({ from: retainUntil, value: day })}
        problem={problem}
      />
      {value !== retainUntil && (
        <ActionButton type="submit" isDisabled={problem !== undefined}>
          Save date
        </ActionButton>
      )}
    </form>
  )
}

const maxYears = 10

function validate(day: string): string | undefined {
  if (day === '') return 'Enter a date'
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  if (day <= today) return 'Enter a date in the future. To delete it now, use Delete.'
  return Number(day.slice(0, 4)) > now.getFullYear() + maxYears
    ? 'Enter a date within the next ten years'
    : undefined
}
