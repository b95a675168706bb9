import { useEffect, useState } from 'react'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { maxBulkItems } from '../../../contract/bulk-limit'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { stages } from '../../config/stages'
import { itemsOf } from '../../lib/use-cursor-pages'
import { useListSelection, type ListSelection } from '../../lib/use-list-selection'
import { useOptimisticUpdates } from '../../lib/use-optimistic-updates'
import { useApplicant, useApplicantPages, useCounts, useRefreshApplicants } from './applicant-queries'
import type { ApplicantView } from './applicant-view'
import { useBoard, type BoardColumn } from './board/use-board'
import { describeChange, describeMove, type ApplicantChange } from './describe-changes'

export const noun = { one: 'application', many: 'applications' }

/** The part of an open applicant that a key asks for; a new object each time. */
export interface DetailRequest {
  part: 'note' | 'email' | 'cv'
}

interface Options {
  api: ApiClient
  view: ApplicantView
  onViewChange: (view: ApplicantView, options: { replace: boolean }) => void
  /** Whether the board shows one stage at a time. */
  isNarrow: boolean
}

export type ApplicantInbox = ReturnType<typeof useApplicantInbox>

/** The applicants that are shown, the active one among them, and what can be done. */
export function useApplicantInbox({ api, view, onViewChange, isNarrow }: Options) {
  const updates = useOptimisticUpdates<ApplicantSummary, ApplicantChange>({
    send: async (items, change) =>
      (await api.POST('/api/admin/applicants/changes', { body: { items, ...change } })).data.data,
    maxItems: maxBulkItems,
    noun,
    refresh: useRefreshApplicants().refresh,
    pauseOf,
    onUndo: ([first]) => {
      if (!first) return
      listed.recall(first)
      if (view.opened !== '') show({ opened: first.id }, true)
    },
  })
  const { withPending } = updates
  const [request, setRequest] = useState<DetailRequest>()
  const isBoard = view.look === 'board'
  const board = useBoard({ api, view, enabled: isBoard, withPending })
  const columns = isNarrow ? board.filter(({ stage }) => stage === (view.stage ?? 'new')) : board
  const pages = useApplicantPages(api, paramsOf(view), !isBoard)
  const items = isBoard
    ? untilPending(columns).flatMap((column) => column.items)
    : itemsOf(pages).flatMap((found) => {
        const item = withPending(found)
        return item && belongs(item, view) ? [item] : []
      })
  const listed = useListSelection(items, idOf)
  const opened = useOpened(api, view.opened, items, withPending)
  const selection = view.opened === '' ? listed : withActive(listed, opened)

  const show = (part: Partial<ApplicantView>, replace = false) => {
    if (part.opened === '') setRequest(undefined)
    onViewChange({ ...view, ...part }, { replace })
  }
  const activate = (id: string | undefined) => {
    if (id === undefined) return
    listed.activate(id)
    if (view.opened !== '' && view.opened !== id) show({ opened: id }, true)
  }
  const open = ({ id }: ApplicantSummary) => {
    listed.activate(id)
    show({ opened: id }, view.opened !== '')
  }
  useFollowOpened(view.opened, items, listed)

  /** Activates the next one in the list that these leave; an open one stays open, so that the next key is for it. */
  const leave = (leaving: readonly ApplicantSummary[]) => {
    const ids = new Set(leaving.map(idOf))
    const { active } = listed
    if (view.opened !== '' || !active || !ids.has(active.id)) return
    const list = isBoard ? (columns.find(({ stage }) => stage === active.stage)?.items ?? []) : items
    const at = list.findIndex(({ id }) => id === active.id)
    const rest = [...list.slice(at + 1), ...list.slice(0, at).toReversed()]
    activate(rest.find(({ id }) => !ids.has(id))?.id)
  }
  const change = (targets: readonly ApplicantSummary[], what: ApplicantChange) => {
    if (what.isSpam !== undefined) leave(targets)
    updates.change(targets, what, (changed) => describeChange(changed, what))
  }
  const move = (targets: readonly ApplicantSummary[], stage: Stage) => {
    const moved = targets.filter((item) => item.stage !== stage)
    if (moved.length === 0) return
    if (isBoard || view.stage !== undefined) leave(moved)
    const target = isBoard ? board.find((column) => column.stage === stage) : undefined
    updates.change(moved, { stage }, (changed) => describeMove(changed, stage, target))
  }
  const { active, targets } = selection
  // an open one that left the list lies before the active one of the list
  const isBetween = view.opened !== '' && !items.some(({ id }) => id === view.opened)
  return {
    ...updates,
    ...{ selection, columns, pages, items, request, open, move, change },
    counts: useCounts(api, view.job).data,
    show: (part: Partial<ApplicantView>) => show(part, part.search !== undefined),
    /** A card was dropped on a column. */
    drop: (id: string, stage: Stage) => {
      const item = items.find((one) => one.id === id)
      if (item) move([item], stage)
    },
    next: () => activate(isBetween ? listed.active?.id : neighbour(items, listed.active, 1)),
    previous: () => activate(neighbour(items, listed.active, -1)),
    /** To another column of the board; undefined where there is none. */
    sideways: isBoard && !isNarrow ? (by: 1 | -1) => activate(beside(columns, listed.active, by)) : undefined,
    toggleOpen: () => {
      if (view.opened !== '') show({ opened: '' })
      else if (active) open(active)
    },
    step: (by: 1 | -1) => {
      if (view.spam) return // spam has no stage
      const [first] = targets
      const stage = first && stepStage(first.stage, by)
      if (!first || !stage) return
      // those at other stages are moved by the menu, which names the stage
      const together = targets.filter((item) => item.stage === first.stage)
      move(together, stage)
    },
    /** Opens a part of the active applicant. */
    showPart: (part: DetailRequest['part']) => {
      if (!active && view.opened === '') return
      setRequest({ part })
      if (view.opened === '' && active) show({ opened: active.id })
    },
  }
}

const idOf = ({ id }: ApplicantSummary) => id

/** The columns before the first that is still loading: the first card of all is active, not of those that came first. */
function untilPending(columns: readonly BoardColumn[]): readonly BoardColumn[] {
  const pending = columns.findIndex(({ pages }) => pages.isPending)
  return pending === -1 ? columns : columns.slice(0, pending)
}

/** The open applicant with the changes under way, also where the list doesn’t have it; undefined until it is loaded. */
function useOpened(
  api: ApiClient,
  id: string,
  items: readonly ApplicantSummary[],
  withPending: (item: ApplicantSummary) => ApplicantSummary | undefined,
): ApplicantSummary | undefined {
  const { data } = useApplicant(api, id)
  return items.find((item) => item.id === id) ?? (data && withPending(data))
}

/** Commands are for the open applicant, unless others are selected. */
const withActive = (
  selection: ListSelection<ApplicantSummary>,
  active: ApplicantSummary | undefined,
): ListSelection<ApplicantSummary> => ({
  ...selection,
  active,
  targets: selection.selected.size > 0 ? selection.targets : active ? [active] : [],
})

const paramsOf = ({ job, search, spam, order, stage }: ApplicantView) => ({
  ...{ job, search, spam, order },
  stage: spam ? undefined : stage,
})

/** Whether an item that was listed, and changed since, still matches the view. */
const belongs = (item: ApplicantSummary, { spam, stage }: ApplicantView) =>
  item.isSpam === spam && (spam || stage === undefined || item.stage === stage)

/** The next (1) or previous (-1) stage. "Rejected" is not reached by steps, and leads back to the beginning. */
export function stepStage(stage: Stage, by: 1 | -1): Stage | undefined {
  if (stage === 'rejected') return by === -1 ? 'new' : undefined
  const to = stages[stages.indexOf(stage) + by]
  return to === 'rejected' ? undefined : to
}

function neighbour(items: readonly ApplicantSummary[], active: ApplicantSummary | undefined, by: 1 | -1) {
  return items[items.findIndex(({ id }) => id === active?.id) + by]?.id
}

/** At the same height in the next column that is not empty. */
function beside(
  columns: readonly Pick<BoardColumn, 'items'>[],
  active: ApplicantSummary | undefined,
  by: 1 | -1,
): string | undefined {
  const from = columns.findIndex(({ items }) => items.some(({ id }) => id === active?.id))
  if (from === -1) return undefined
  const height = columns[from]?.items.findIndex(({ id }) => id === active?.id) ?? 0
  const ahead = by === 1 ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
  const to = ahead.find(({ items }) => items.length > 0)?.items ?? []
  return to[Math.min(height, to.length - 1)]?.id
}

/** Makes the applicant that the address opens the active one, as soon as it is in the list. */
function useFollowOpened(
  opened: string,
  items: readonly ApplicantSummary[],
  { active, activate }: { active: ApplicantSummary | undefined; activate: (id: string) => void },
) {
  const isListed = items.some(({ id }) => id === opened)
  useEffect(() => {
    if (isListed && active?.id !== opened) activate(opened)
    // oxlint-disable-next-line react/exhaustive-deps -- only when another one is opened or comes into the list
  }, [opened, isListed])
}
