import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { useMedia } from '../../lib/use-media'
import { useNow } from '../../lib/use-now'
import { useKeyCommands } from '../../lib/use-key-commands'
import { KeyHelp } from '../../ui/key-help'
import { UndoBar } from '../../ui/undo-bar'
import { ProblemList } from '../../ui/problem-list'
import { WorkspacePage } from '../../ui/workspace-page'
import { ApplicantPane } from './applicant-pane'
import { ApplicantsList } from './applicants-list'
import * as css from './applicants.module.css'
import { Board } from './board'
import { listKeys } from './hiring-keys'
import { HiringTools } from './hiring-tools'
import type { HiringView } from './hiring-view'
import { SelectionBar } from './selection-bar'
import { useHiringDesk } from './use-hiring-desk'

export interface ApplicantsProps {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  /** Name of the firm, for mails. */
  firm: string | undefined
  view: HiringView
  /** Goes into the address; `replace`: without a step back to what was before. */
  onViewChange: (view: HiringView, options: { replace: boolean }) => void
  hrefOf: (view: HiringView) => string
}

/** Applicants: who applied for what, and how far each has come. */
export function Applicants(props: ApplicantsProps) {
  const { api, me, firm, view, hrefOf } = props
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const desk = useHiringDesk(props, isNarrow)
  const { triage, changes } = desk
  const [helps, setHelps] = useState(false)
  const keys = listKeys({ ...desk.acts, help: () => setHelps(true) })
  useKeyCommands(keys)
  const now = useNow(60_000)
  const pane = useFocusWhereAlone(view.opened)
  const hrefTo = ({ id }: { id: string }) => hrefOf({ ...view, opened: id })
  return (
    <WorkspacePage
      title="Applicants"
      lead="Who applied for what, and how far each has come. The service erases each application on its last day."
      actions={<KeyHelp commands={keys} open={helps} onOpenChange={setHelps} />}
    >
      <HiringTools view={view} onChange={desk.show} counts={desk.counts} isNarrow={isNarrow} />
      <ProblemList problems={changes.problems} onDismiss={changes.dismissProblems} isHeld={changes.isHeld} />
      <SelectionBar
        count={triage.selected.size}
        spam={view.spam}
        onMove={(stage) => desk.move(triage.targets, stage)}
        onSpam={(isSpam) => desk.decide(triage.targets, { isSpam })}
        onClear={() => triage.select([])}
      />
      <div className={css.desk} data-opened={view.opened !== ''}>
        <div className={css.list}>
          {view.look === 'board' ? (
            <Board
              columns={desk.columns}
              active={triage.active?.id}
              onDrop={(id, column) => desk.drop(id, column.stage)}
              cardOf={(applicant) => ({
                applicant,
                isActive: applicant.id === triage.active?.id,
                isSelected: triage.selected.has(applicant.id),
                showsJob: view.job === '',
                now,
                href: hrefTo(applicant),
                onOpen: () => desk.open(applicant),
                onToggle: () => triage.toggle(applicant.id),
                onMove: (stage) => desk.move([applicant], stage),
                onSpam: () => desk.decide([applicant], { isSpam: true }),
              })}
            />
          ) : (
            <ApplicantsList desk={desk} view={view} hrefOf={hrefTo} />
          )}
        </div>
        {view.opened !== '' && (
          <section ref={pane} tabIndex={-1} aria-label="The open application" className={css.pane}>
            <ApplicantPane
              {...{ api, me, firm, id: view.opened, settle: changes.settle, wish: desk.wish, hrefOf: hrefTo }}
              onOpen={desk.open}
              onMove={(applicant, stage) => desk.move([applicant], stage, false)}
              onChange={(applicant, change) => desk.decide([applicant], change)}
              onClose={() => desk.show({ opened: '' })}
              onErased={() => desk.show({ opened: '' })}
            />
          </section>
        )}
      </div>
      <UndoBar undo={desk.undo} />
    </WorkspacePage>
  )
}

/** Where an open application hides the list, it gets the focus. */
function useFocusWhereAlone(opened: string) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = pane.current?.previousElementSibling
    if (list && getComputedStyle(list).display === 'none') pane.current?.focus()
  }, [opened])
  return pane
}
