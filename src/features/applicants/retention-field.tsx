import { parseDate, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { DateField, DateInput, DateSegment, FieldError, Label, Text } from 'react-aria-components/DateField'
import type { ApplicantSummary } from '../../../contract/applicant'
import { formatDate } from '../../lib/format-date'
import { ActionButton } from '../../ui/action-button'
import * as css from './retention-field.module.css'

interface Props {
  applicant: ApplicantSummary
  onChange: (day: string) => void
}

/** Until when an application is kept. The service erases it on that day. */
export function RetentionField({ applicant: { retainUntil }, onChange }: Props) {
  const [draft, setDraft] = useState<{ from: string; value: CalendarDate | null }>()
  // another date from elsewhere is another field
  const value = draft?.from === retainUntil ? draft.value : parseDate(retainUntil)
  const problem = findProblem(value)
  const isChanged = value !== null && value.toString() !== retainUntil
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (value && isChanged && problem === undefined) onChange(value.toString())
      }}
    >
      <DateField
        value={value}
        onChange={(date) => setDraft({ from: retainUntil, value: date })}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        className={css.field}
      >
        <Label className={css.label}>Kept until</Label>
        <DateInput className={css.input}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <Text slot="description" className={css.hint}>
          On {formatDate(retainUntil)} the service erases this application by itself.
        </Text>
        <FieldError className={css.problem}>{problem}</FieldError>
      </DateField>
      {isChanged && (
        <ActionButton type="submit" isDisabled={problem !== undefined}>
          Keep until then
        </ActionButton>
      )}
    </form>
  )
}

function findProblem(value: CalendarDate | null): string | undefined {
  if (value === null) return 'Put in a day.'
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  if (value.toString() <= today) return 'Choose a day to come. To erase it now, use “Erase”.'
  return value.year > now.getFullYear() + 10 ? 'Choose a day within ten years.' : undefined
}
