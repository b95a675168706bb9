import { useEffect, useState } from 'react'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { useListSelection } from '../../lib/use-list-selection'
import { useUndo } from '../../lib/use-undo'
import type { DetailWish } from './applicant-detail'
import { applicantsOf, useApplicantPages, useCounts } from './applicant-queries'
import type { ApplicantsProps } from './applicants'
import { describeDecision, describeMove } from './describe-changes'
import type { HiringView } from './hiring-view'
import { stepStage } from './step-stage'
import { useApplicantChanges, type ApplicantChange } from './use-applicant-changes'
import { useBoard } from './use-board'

export type HiringDesk = ReturnType<typeof useHiringDesk>
const idOf = ({ id }: ApplicantSummary) => id

/** What the screen of applicants works with: who is shown, who is worked on, and what can be done. */
export function useHiringDesk({ api, view, onViewChange }: ApplicantsProps, isNarrow: boolean) {
  const undo = useUndo()
  const changes = useApplicantChanges({ api, undo })
  const [wish, setWish] = useState<DetailWish>()
  const isBoard = view.look === 'board'
  const { settle } = changes
  const board = useBoard({ api, view, isWanted: isBoard, settle })
  const columns = isNarrow ? board.filter(({ stage }) => stage === (view.stage ?? 'new')) : board
  const pages = useApplicantPages(api, wishOf(view), !isBoard)
  const listed = applicantsOf(pages).flatMap((item) => settle(item) ?? [])
  // the first one worked on is the first of all columns, not of the one that came first
  const isLoaded = columns.every((column) => !column.pages.isPending)
  const items = isBoard
    ? columns.flatMap((column) => (isLoaded ? column.items : []))
    : listed.filter((item) => belongs(item, view))
  const triage = useListSelection(items, idOf)

  const show = (part: Partial<HiringView>, replace = false) => {
    if (part.opened === '') setWish(undefined)
    onViewChange({ ...view, ...part }, { replace })
  }
  const activate = (id: string | undefined) => {
    if (id === undefined) return
    triage.activate(id)
    if (view.opened !== '' && view.opened !== id) show({ opened: id }, true)
  }
  const open = ({ id }: ApplicantSummary) => {
    triage.activate(id)
    show({ opened: id }, view.opened !== '')
  }
  useFollowAddress(view.opened, items, triage)

  /** Goes on to the next one in the list these leave. */
  const leave = (leaving: readonly ApplicantSummary[]) => {
    const ids = new Set(leaving.map(idOf))
    const active = triage.active
    if (!active || !ids.has(active.id)) return
    const list = isBoard ? (columns.find(({ stage }) => stage === active.stage)?.items ?? []) : items
    const at = list.findIndex(({ id }) => id === active.id)
    const rest = [...list.slice(at + 1), ...list.slice(0, at).toReversed()]
    activate(rest.find(({ id }) => !ids.has(id))?.id)
  }

  const decide = (targets: readonly ApplicantSummary[], change: ApplicantChange) => {
    if (change.isSpam !== undefined) leave(targets)
    changes.change(targets, change, describeDecision(targets, change))
  }
  /** @param goesOn Whether the one after it is worked on next; default true. */
  const move = (targets: readonly ApplicantSummary[], stage: Stage, goesOn = true) => {
    const moved = targets.filter((item) => item.stage !== stage)
    if (moved.length === 0) return
    if (goesOn && (isBoard || view.stage !== undefined)) leave(moved)
    const target = isBoard ? board.find((column) => column.stage === stage) : undefined
    changes.change(moved, { stage }, describeMove(moved, stage, target))
  }

  const acts = {
    next: () => activate(neighbour(items, triage.active, 1)),
    previous: () => activate(neighbour(items, triage.active, -1)),
    sideways: isBoard && !isNarrow ? (by: 1 | -1) => activate(beside(columns, triage.active, by)) : undefined,
    open: () => {
      if (view.opened !== '') show({ opened: '' })
      else if (triage.active) open(triage.active)
    },
    step: (by: 1 | -1) => {
      if (view.spam) return // is at no stage
      const [first] = triage.targets
      const stage = first && stepStage(first.stage, by)
      // those at other stages are moved by the menu, each knowing where to
      if (first && stage)
        move(
          triage.targets.filter((item) => item.stage === first.stage),
          stage,
        )
    },
    reject: () => !view.spam && move(triage.targets, 'rejected'),
    rate: (rating: number) => decide(triage.targets, { rating }),
    spam: () => decide(triage.targets, { isSpam: !view.spam }),
    show: (what: DetailWish['what']) => {
      if (!triage.active && view.opened === '') return
      setWish({ what })
      if (view.opened === '' && triage.active) show({ opened: triage.active.id })
    },
    select: () => triage.active && triage.toggle(triage.active.id),
    undo: undo.run,
  }
  return {
    ...{ undo, changes, triage, columns, pages, items, wish, open, move, decide, acts },
    counts: useCounts(api, view.job).data,
    show: (part: Partial<HiringView>) => show(part, part.search !== undefined),
    drop: (id: string, stage: Stage) => {
      const item = items.find((one) => one.id === id)
      if (item) move([item], stage)
    },
  }
}

const wishOf = ({ job, search, spam, order, stage }: HiringView) => ({
  ...{ job, search, spam, order },
  stage: spam ? undefined : stage,
})

/** Whether an item that was listed, and changed since, is still what the view asks for. */
const belongs = (item: ApplicantSummary, { spam, stage }: HiringView) =>
  item.isSpam === spam && (spam || stage === undefined || item.stage === stage)

function neighbour(items: readonly ApplicantSummary[], active: ApplicantSummary | undefined, by: 1 | -1) {
  return items[items.findIndex(({ id }) => id === active?.id) + by]?.id
}

/** At the same height in the next column that is not empty. */
function beside(
  columns: readonly { items: readonly ApplicantSummary[] }[],
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

/** The one the address opens is worked on, as soon as it is in the list. */
function useFollowAddress(
  opened: string,
  items: readonly ApplicantSummary[],
  { active, activate }: { active: ApplicantSummary | undefined; activate: (id: string) => void },
) {
  const isListed = items.some(({ id }) => id === opened)
  useEffect(() => {
    if (isListed && active?.id !== opened) activate(opened)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when another one is opened, or it comes in sight: from there on the place is the person's
  }, [opened, isListed])
}
