import type { CalendarDateTime } from '@internationalized/date'
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
import { CalendarDays, ChevronLeft, ChevronRight } from '../../../ui/icons'
import * as css from './moment-field.module.css'

interface Props {
  label: string
  /** By which clock, below the label. */
  hint: string
  /** null while a part is missing. */
  value: CalendarDateTime | null
  onChange: (value: CalendarDateTime | null) => void
  /** What is wrong with it and how to put it right; undefined when nothing is. */
  problem: string | undefined
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A date and a time, typed part by part or picked from a calendar. */
export function MomentField({ label, hint, value, onChange, problem }: Props) {
  return (
    <DatePicker
      value={value}
      onChange={onChange}
      granularity="minute"
      hourCycle={24}
      isInvalid={problem !== undefined}
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
      <FieldError className={css.problem}>{problem}</FieldError>
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
