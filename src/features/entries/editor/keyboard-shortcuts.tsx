import { memo } from 'react'
import { showKeys } from '../../../ui/tool-tip'
import * as css from './keyboard-shortcuts.module.css'
import { toolGroups } from './tools'

/** Shortcuts that no tool of the toolbar has. */
const others: readonly { title: string; keys: string }[] = [
  { title: 'Link to a page or URL', keys: 'Ctrl+K' },
  { title: 'Remark on the selected words', keys: 'Ctrl+Alt+M' },
  { title: 'Blocks to insert', keys: '/' },
  { title: 'First heading level', keys: 'Ctrl+Alt+1' },
  { title: 'Paragraph', keys: 'Ctrl+Alt+0' },
  { title: 'Clear formatting', keys: 'Ctrl+\\' },
  { title: 'New paragraph below this block', keys: 'Ctrl+Enter' },
  { title: 'Toolbar', keys: 'Alt+F10' },
  { title: 'Save now', keys: 'Ctrl+S' },
]

/** The shortcuts of the text, shown on demand. */
export const KeyboardShortcuts = memo(function KeyboardShortcuts() {
  const tools = toolGroups.flat().flatMap(({ title, keys }) => (keys === undefined ? [] : [{ title, keys }]))
  return (
    <details className={css.shortcuts}>
      <summary className={css.title}>Keyboard shortcuts</summary>
      <dl className={css.list}>
        {[...tools, ...others].map(({ title, keys }) => (
          <div key={title} className={css.row}>
            <dt>{title}</dt>
            <dd className={css.keys}>
              <kbd>{showKeys(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
})
