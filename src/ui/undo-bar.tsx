import { endSentence } from '../lib/text'
import type { Undo } from '../lib/use-undo'
import { ActionButton } from './action-button'
import { X } from './icons'
import * as css from './undo-bar.module.css'

/** Reports an action and offers to undo it for ten seconds; "z" does so on pages that listen for it. */
export function UndoBar({ undo }: { undo: Undo }) {
  const { offered, run, dismiss, hold } = undo
  return (
    <div role="status" className={css.region} data-react-aria-top-layer="true">
      {offered !== undefined && (
        <div
          className={css.bar}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <p>{endSentence(offered.text)}</p>
          <ActionButton look="plain" onPress={run}>
            Undo{' '}
            <kbd aria-hidden="true" className={css.key}>
              z
            </kbd>
          </ActionButton>
          <ActionButton look="plain" tip="Hide" onPress={dismiss}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </ActionButton>
        </div>
      )}
    </div>
  )
}
