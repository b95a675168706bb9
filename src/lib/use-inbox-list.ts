import type { Versioned } from './create-optimistic-updates'
import { itemsOf, type CursorPages } from './use-cursor-pages'
import { useFetchAhead } from './use-fetch-ahead'
import { useListSelection } from './use-list-selection'
import { useOptimisticUpdates, type UpdateOptions } from './use-optimistic-updates'

interface Options<Item, Change> extends UpdateOptions<Item, Change> {
  pages: CursorPages<Item>
  /** Whether an item, as it is or will be, is what the list is filtered by. */
  belongs: (item: Item) => boolean
}

/** A list that is worked through: its items with the changes under way, the selection, and what failed. */
export function useInboxList<Item extends Versioned & { name: string }, Change extends object>({
  pages,
  belongs,
  ...options
}: Options<Item, Change>) {
  const updates = useOptimisticUpdates<Item, Change>({
    ...options,
    onUndo: ([first]) => first && selection.recall(first),
  })
  const items = itemsOf(pages).flatMap((found) => {
    const item = updates.withPending(found)
    return item && belongs(item) ? [item] : []
  })
  const selection = useListSelection(items, ({ id }) => id)
  useFetchAhead(pages, items, selection.active)
  return {
    ...updates,
    pages,
    items,
    selection,
    /**
     * Changes the selected items, else the active one, and moves on to the next.
     *
     * @param text What was done, e.g. "Ada Lund: closed."
     */
    changeTargets: (change: Change, text: (items: readonly Item[]) => string) => {
      const { targets, selected } = selection
      const [first] = targets
      if (!first) return
      updates.change(targets, change, text)
      if (selected.size > 0) selection.clear()
      else if (belongs({ ...first, ...change })) selection.next()
    },
  }
}
