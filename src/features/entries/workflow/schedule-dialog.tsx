import {
  fromAbsolute,
  getLocalTimeZone,
  toCalendarDateTime,
  type CalendarDateTime,
} from '@internationalized/date'
import { useState } from 'react'
import { CalendarHeading } from 'react-aria-components/Calendar'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  FieldError,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import type { Entry } from '../../../../contract/entry'
import { describeOffset } from '../../../lib/describe-offset'
import { useNow } from '../../../lib/use-now'
import { CalendarDays, ChevronLeft, ChevronRight } from '../../../ui/icons'
import { SelectField } from '../../../ui/select-field'
import { describeUrl, scheduleLabel } from './actions'
import { ActionDialog, BlockerList, type ActionDialogState } from './dialogs'
import * as css from './schedule-dialog.module.css'
import { planSchedule, proposeTime, type Occurrence } from './schedule-time'

interface Props extends ActionDialogState {
  entry: Entry
  /** @param publishAt UTC. */
  onConfirm: (publishAt: string) => void
}

/** Asks when to publish an entry, in the browser's time zone; says what is required if it can't be scheduled yet. */
export function ScheduleDialog(props: Props) {
  const { entry, onConfirm: _, ...dialog } = props
  if (entry.blockers.length === 0) return <ScheduleForm {...props} />
  return (
    <ActionDialog
      {...dialog}
      title="This can’t be scheduled yet"
      confirmLabel={undefined}
      onConfirm={dialog.onClose}
    >
      <BlockerList title="Required to schedule" blockers={entry.blockers} onLeave={dialog.onClose} />
    </ActionDialog>
  )
}

function ScheduleForm({ entry, onConfirm, ...dialog }: Props) {
  const now = useNow()
  const zone = getLocalTimeZone()
  const [time, setTime] = useState<CalendarDateTime | null>(() => timeOf(entry, zone, now))
  const [occurrence, setOccurrence] = useState<Occurrence>()
  const [isSubmitted, setSubmitted] = useState(false)
  const { publishAt, summary, error, occurrences } = planSchedule({ time, zone, now, occurrence })
  const label = scheduleLabel(entry.state)
  const submit = () => {
    setSubmitted(true)
    if (publishAt !== undefined) onConfirm(publishAt)
  }
  return (
    <ActionDialog
      {...dialog}
      title={entry.publishAt === null ? label : `${label} “${entry.title}”`}
      confirmLabel={label}
      onConfirm={submit}
    >
      <DateTimeField
        label="Publish on"
        hint={`Time zone: ${zone} (${describeOffset(now, zone)})`}
        value={time}
        onChange={(value) => {
          setTime(value)
          setOccurrence(undefined)
        }}
        error={time === null && !isSubmitted ? undefined : error}
      />
      {occurrences && (
        <SelectField
          label="Which one?"
          value={occurrence ?? 'none'}
          choices={[...(occurrence ? [] : [{ value: 'none' as const, title: 'Choose…' }]), ...occurrences]}
          onChange={(value) => setOccurrence(value === 'none' ? undefined : value)}
        />
      )}
      <p role="status" className={css.summary}>
        {summary}
      </p>
      {describeUrl(entry).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>You can’t edit it until then. Unschedule it to make changes.</p>
    </ActionDialog>
  )
}

const timeOf = ({ publishAt }: Entry, zone: string, now: number): CalendarDateTime =>
  publishAt === null ? proposeTime(zone, now) : toCalendarDateTime(fromAbsolute(Date.parse(publishAt), zone))

interface DateTimeFieldProps {
  label: string
  hint: string
  /** null while a part is missing. */
  value: CalendarDateTime | null
  onChange: (value: CalendarDateTime | null) => void
  error: string | undefined
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A date and a time, typed part by part or picked from a calendar. */
function DateTimeField({ label, hint, value, onChange, error }: DateTimeFieldProps) {
  return (
    <DatePicker
      value={value}
      onChange={onChange}
      granularity="minute"
      hourCycle={24}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={css.field}
    >
      <Label className={css.label}>{label}</Label>
      <Group className={css.group}>
        <DateInput className={css.input}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <Button className={css.open}>
          <CalendarDays {...icon} />
        </Button>
      </Group>
      <Text slot="description" className={css.hint}>
        {hint}
      </Text>
      <FieldError className={css.error}>{error}</FieldError>
      <Popover offset={4} className={css.popover}>
        <Dialog className={css.dialog}>
          <Calendar>
            <header className={css.head}>
              <Button slot="previous" className={css.turn}>
                <ChevronLeft {...icon} />
              </Button>
              <CalendarHeading className={css.month} />
              <Button slot="next" className={css.turn}>
                <ChevronRight {...icon} />
              </Button>
            </header>
            <CalendarGrid className={css.grid}>
              {(date) => <CalendarCell date={date} className={css.day} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
