import { getLocalTimeZone, type CalendarDateTime } from '@internationalized/date'
import { useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import { SelectField } from '../../../ui/select-field'
import { MissingList } from './missing-list'
import { MomentField } from './moment-field'
import { MoveBox, type BoxState } from './move-box'
import * as css from './moves.module.css'
import { describeAddress } from './plan-question'
import { planSchedule, proposeTime, type Turn } from './plan-schedule'
import { useNow } from '../../../lib/use-now'
import { describeOffset } from './wall-time'

interface Props extends BoxState {
  entry: Entry
  /** @param publishAt The moment, UTC. @param words The moment in a sentence. */
  onYes: (publishAt: string, words: string) => void
}

/** Asks when an entry goes out, by the clock of the browser's time zone; says what is missing where it can't yet. */
export function ScheduleBox(props: Props) {
  const { entry, onYes: _, ...box } = props
  if (entry.problems.length === 0) return <ScheduleForm {...props} />
  return (
    <MoveBox {...box} title="This can’t be scheduled yet" yes={undefined} onYes={box.onClose}>
      <MissingList
        title="Missing before it can be scheduled"
        problems={entry.problems}
        onLeave={box.onClose}
      />
    </MoveBox>
  )
}

function ScheduleForm({ entry, onYes, ...box }: Props) {
  const now = useNow()
  const zone = getLocalTimeZone()
  const [time, setTime] = useState<CalendarDateTime | null>(() => proposeTime(zone, now))
  const [turn, setTurn] = useState<Turn>()
  const [asked, setAsked] = useState(false)
  const { publishAt, words, problem, turns } = planSchedule({ time, zone, now, turn })
  const submit = () => {
    setAsked(true)
    if (publishAt !== undefined && words !== undefined) onYes(publishAt, words)
  }
  return (
    <MoveBox {...box} title="Schedule" yes="Schedule" onYes={submit}>
      <MomentField
        label="Goes out on"
        hint={`By the clock of this browser: ${zone}, now ${describeOffset(now, zone)}.`}
        value={time}
        onChange={(value) => {
          setTime(value)
          setTurn(undefined)
        }}
        problem={time === null && !asked ? undefined : problem}
      />
      {turns && (
        <SelectField
          label="Which of the two"
          value={turn ?? 'none'}
          choices={[...(turn ? [] : [{ value: 'none' as const, title: 'Choose…' }]), ...turns]}
          onChange={(value) => setTurn(value === 'none' ? undefined : value)}
        />
      )}
      <p role="status" className={css.moment}>
        {words}
      </p>
      {describeAddress(entry).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Until then it can’t be changed; take it off the schedule to write on.</p>
    </MoveBox>
  )
}
