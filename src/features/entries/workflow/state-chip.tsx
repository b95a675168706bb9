import { describeState, type StateOf } from './describe-state'
import * as css from './state-chip.module.css'

/** Where an entry stands, in words; a sign beside them tells what waits and what is live at a glance. */
export function StateChip(props: StateOf) {
  const { title, detail, tone } = describeState(props)
  return (
    <span className={css.chip}>
      <span className={`${css.sign} ${css[tone]}`} aria-hidden="true" />
      <span>
        <span className={css.title}>{title}</span>
        {detail !== undefined && <span className={css.detail}>, {detail}</span>}
      </span>
    </span>
  )
}
