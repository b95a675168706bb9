import { useEffect, useRef } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { useMedia } from '../../lib/use-media'
import { useNow } from '../../lib/use-now'
import { ActionButton } from '../../ui/action-button'
import { BulkBar } from '../../ui/bulk-bar'
import { InboxPage } from '../../ui/inbox-page'
import { applicantCommands } from './applicant-commands'
import { ApplicantTools } from './applicant-tools'
import type { ApplicantView } from './applicant-view'
import { ApplicantsTable } from './applicants-table'
import * as css from './applicants.module.css'
import { Board } from './board/board'
import { ApplicantDetail } from './detail/applicant-detail'
import { BulkMoveMenu } from './move-menu'
import { useApplicantInbox } from './use-applicant-inbox'

interface Props {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  /** Name of the company, for emails. */
  company: string | undefined
  view: ApplicantView
  /** Puts the view into the address; `replace`: without a step back to the previous one. */
  onViewChange: (view: ApplicantView, options: { replace: boolean }) => void
  hrefOf: (view: ApplicantView) => string
}

/** Who applied for which job, and at which stage each is. */
export function Applicants({ api, me, company, view, onViewChange, hrefOf }: Props) {
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const inbox = useApplicantInbox({ api, view, onViewChange, isNarrow })
  const { selection, change, move } = inbox
  const now = useNow(60_000)
  const pane = useFocusWhereAlone(view.opened)
  const hrefTo = ({ id }: { id: string }) => hrefOf({ ...view, opened: id })
  const close = () => inbox.show({ opened: '' })
  return (
    <InboxPage
      title="Applicants"
      lead="Job applications by stage. Applications are deleted automatically on their deletion date."
      commands={applicantCommands(inbox, view.spam)}
      inbox={inbox}
      tools={<ApplicantTools view={view} onChange={inbox.show} counts={inbox.counts} isNarrow={isNarrow} />}
    >
      {selection.selected.size > 0 && (
        <BulkBar label="Selected applications" selection={selection}>
          {!view.spam && <BulkMoveMenu onMove={(stage) => move(selection.targets, stage)} />}
          <ActionButton onPress={() => change(selection.targets, { isSpam: !view.spam })}>
            {view.spam ? 'Not spam' : 'Mark as spam'}
          </ActionButton>
        </BulkBar>
      )}
      <div className={css.inbox} data-opened={view.opened !== ''}>
        <div className={css.list}>
          {view.look === 'board' ? (
            <Board
              columns={inbox.columns}
              active={selection.active?.id}
              onDrop={(id, column) => inbox.drop(id, column.stage)}
              cardOf={(applicant) => ({
                applicant,
                isActive: applicant.id === selection.active?.id,
                isSelected: selection.selected.has(applicant.id),
                showsJob: view.job === '',
                now,
                href: hrefTo(applicant),
                onOpen: () => inbox.open(applicant),
                onToggle: () => selection.toggle(applicant.id),
                onMove: (stage) => move([applicant], stage),
                onSpam: () => change([applicant], { isSpam: true }),
              })}
            />
          ) : (
            <ApplicantsTable inbox={inbox} view={view} hrefOf={hrefTo} />
          )}
        </div>
        {view.opened !== '' && (
          <section ref={pane} tabIndex={-1} aria-label="Application" className={css.pane}>
            <ApplicantDetail
              {...{ api, me, company, request: inbox.request, hrefOf: hrefTo }}
              id={view.opened}
              withPending={inbox.withPending}
              onOpen={inbox.open}
              onMove={(applicant, stage) => move([applicant], stage)}
              onChange={(applicant, what) => change([applicant], what)}
              onClose={close}
            />
          </section>
        )}
      </div>
    </InboxPage>
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
