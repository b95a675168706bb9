import { describeSaving } from './describe-saving'
import type { SavingState } from './saving-state'
import * as css from './saving.module.css'

/** Where the saving stands; only trouble is read out. */
export function SavingLine({ state }: { state: SavingState }) {
  const { text, tone } = describeSaving(state)
  return (
    <p className={`${css.line} ${css[tone]}`} role="status" aria-live={tone === 'trouble' ? 'polite' : 'off'}>
      {text}
    </p>
  )
}
