import type { KeyCommand } from './use-key-commands'
import type { ListSelection } from './use-list-selection'
import type { Undo } from './use-undo'

/** The keys that go through a list. @param noun What it lists, e.g. "inquiry". */
export function moveCommands(noun: string, { next, previous }: Record<'next' | 'previous', () => void>) {
  const [after, before] = [`Next ${noun}`, `Previous ${noun}`]
  return [
    { key: 'j', title: after, run: next },
    { key: 'ArrowDown', title: after, run: next },
    { key: 'k', title: before, run: previous },
    { key: 'ArrowUp', title: before, run: previous },
  ] satisfies KeyCommand[]
}

/** The keys that every inbox has: select, undo, search. */
export function inboxCommands<Item extends { id: string }>({
  selection,
  undo,
}: {
  selection: ListSelection<Item>
  undo: Undo
}): KeyCommand[] {
  const { active, toggle, toggleAll } = selection
  return [
    { key: 'x', title: 'Select', run: () => active && toggle(active.id) },
    { key: '*', title: 'Select or clear all', run: toggleAll },
    { key: 'z', title: 'Undo, within ten seconds', run: undo.run },
    {
      key: '/',
      title: 'Search',
      run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
  ]
}
