import { useState } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import { useToast } from '../../../ui/toasts'
import { findCurrent, useSaveSeo, type SeoData } from '../seo-queries'
import {
  addConflicts,
  changeCells,
  dropSaved,
  emptyDraft,
  findProblems,
  planSave,
  resolveConflict,
  undoStep,
  type CellChange,
  type GridDraft,
} from './grid-draft'

/** Pages of one call. */
const mostPages = 200

export type GridEditing = ReturnType<typeof useGridDraft>

/** What is edited in the grid, until it is saved: all of it with one call. */
export function useGridDraft(api: ApiClient, { rows, facts: { siteUrl } }: SeoData) {
  const [grid, setGrid] = useState<GridDraft>(emptyDraft)
  const toast = useToast()
  const { mutate, isPending, error, reset } = useSaveSeo(api)
  const problems = findProblems(grid, siteUrl)
  const save = () => {
    const pages = planSave(grid, rows, siteUrl).slice(0, mostPages)
    mutate(pages, {
      onSuccess: (saved) => {
        setGrid((now) => dropSaved(now, saved, pages))
        toast(`${countPages(pages.length)} saved. Goes live with the next build.`)
      },
      onError: (failure) => {
        const current = findCurrent(failure)
        if (current) setGrid((now) => addConflicts(now, current))
      },
    })
  }
  return {
    grid,
    problems,
    change: (changes: readonly CellChange[]) => setGrid((now) => changeCells(now, rows, changes)),
    undo: () => setGrid(undoStep),
    resolve: (path: string, whose: 'mine' | 'theirs') => setGrid((now) => resolveConflict(now, path, whose)),
    discard: () => {
      reset()
      setGrid(emptyDraft)
    },
    save,
    isSaving: isPending,
    /** Why it wasn't saved; undefined for conflicts, which the rows show. */
    failure: error && !findCurrent(error) ? `Couldn’t save. ${error.message}` : undefined,
  }
}

export const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
