import { toCalendarDate, fromAbsolute, getLocalTimeZone } from '@internationalized/date'
import type { Entry } from '../../../../contract/entry'
import type { BoxState } from './move-box'
import type { BarAction } from './plan-actions'
import { QuestionBox } from './question-box'
import { RemarkBox } from './remark-box'
import { ScheduleBox } from './schedule-box'
import type { MoveWish } from './use-move'
import { useNow } from '../../../lib/use-now'

interface Props extends BoxState {
  action: BarAction
  entry: Entry
  onMove: (wish: MoveWish) => void
}

/** The box that belongs to an action. */
export function MoveQuestion({ action, entry, onMove, ...box }: Props) {
  const today = toCalendarDate(fromAbsolute(useNow(), getLocalTimeZone())).toString()
  if (action === 'request-changes')
    return <RemarkBox {...box} author={entry.author} onYes={(remark) => onMove({ action, remark })} />
  if (action === 'schedule')
    return <ScheduleBox {...box} entry={entry} onYes={(publishAt) => onMove({ action, publishAt })} />
  if (action === 'withdraw' || action === 'unschedule') return null
  return <QuestionBox {...box} action={action} entry={entry} today={today} onYes={() => onMove({ action })} />
}
