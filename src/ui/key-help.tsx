import { setShortcutsEnabled, useShortcutsEnabled } from '../lib/keyboard-shortcuts'
import type { KeyCommand } from '../lib/use-key-commands'
import { ActionButton } from './action-button'
import { DialogActions, DialogBox } from './dialog-box'
import { Keyboard } from './icons'
import * as css from './key-help.module.css'

interface Props {
  commands: readonly KeyCommand[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The keyboard shortcuts of a page, and the switch that turns them off: speech input can trigger them. */
export function KeyHelp({ commands, open, onOpenChange }: Props) {
  const isOn = useShortcutsEnabled()
  return (
    <>
      <span className={css.opener}>
        <ActionButton onPress={() => onOpenChange(true)}>
          <Keyboard size={16} strokeWidth={1.75} aria-hidden="true" /> Keyboard shortcuts
        </ActionButton>
      </span>
      <DialogBox title="Keyboard shortcuts" open={open} onClose={() => onOpenChange(false)}>
        <dl className={css.keys}>
          {joinSame(commands).map(({ title, keys }) => (
            <div key={title}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={css.key}>
                    {names[key] ?? key}
                  </kbd>
                ))}
              </dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
        <label className={css.toggle}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => setShortcutsEnabled(target.checked)}
          />
          Enable single-key shortcuts
        </label>
        <DialogActions>
          <ActionButton look="main" onPress={() => onOpenChange(false)}>
            Close
          </ActionButton>
        </DialogActions>
      </DialogBox>
    </>
  )
}

const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
}

/** Several keys may do the same. */
function joinSame(commands: readonly KeyCommand[]): { title: string; keys: string[] }[] {
  const byTitle = new Map<string, string[]>()
  for (const { title, key } of commands) byTitle.set(title, [...(byTitle.get(title) ?? []), key])
  return [...byTitle].map(([title, keys]) => ({ title, keys }))
}
