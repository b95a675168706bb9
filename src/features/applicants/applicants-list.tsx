import type { ApplicantSummary } from '../../../contract/applicant'
import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { ApplicantsTable } from './applicants-table'
import * as css from './applicants.module.css'
import type { HiringView } from './hiring-view'
import type { HiringDesk } from './use-hiring-desk'
import { formatTotal } from '../../lib/format-count'

interface Props {
  desk: HiringDesk
  view: HiringView
  hrefOf: (applicant: ApplicantSummary) => string
}

/** Applicants as a table, page by page. */
export function ApplicantsList({ desk, view, hrefOf }: Props) {
  const { pages, items, triage } = desk
  if (pages.isPending) return <Skeleton label="Loading the applicants" lines={8} />
  if (pages.isError && pages.data === undefined)
    return (
      <LoadError
        title="The applicants could not be loaded."
        error={pages.error}
        onRetry={() => void pages.refetch()}
      />
    )
  if (items.length === 0) return <EmptyState>{explainEmpty(view)}</EmptyState>
  const total = pages.data.pages[0]?.total ?? items.length
  return (
    <>
      <ApplicantsTable
        items={items}
        triage={triage}
        order={view.order}
        onOrder={(order) => desk.show({ order })}
        hrefOf={hrefOf}
        onOpen={desk.open}
        onMove={(item, stage) =>
          item.isSpam ? desk.decide([item], { isSpam: false, stage }) : desk.move([item], stage)
        }
        onSpam={(item) => desk.decide([item], { isSpam: !item.isSpam })}
      />
      <div className={css.more}>
        <p role="status">
          {items.length} of {formatTotal(total)}
        </p>
        {pages.hasNextPage && (
          <ActionButton isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            {pages.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
    </>
  )
}

function explainEmpty({ search, spam, stage, job }: HiringView): string {
  if (search !== '') return `Nobody is found by “${search}”. Try fewer letters.`
  if (spam) return 'Nothing looks like spam.'
  return stage !== undefined || job !== ''
    ? 'Nobody is here. Choose another stage or opening.'
    : 'Nobody has applied yet. Applications come in from the pages of openings.'
}
