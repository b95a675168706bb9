import { useSearchText } from '../../lib/use-search-text'
import { SelectField } from '../../ui/select-field'
import { FilterTabs } from '../../ui/filter-tabs'
import { SearchInput } from '../../ui/search-input'
import type { useCounts } from './applicant-queries'
import * as css from './applicants.module.css'
import type { HiringView } from './hiring-view'
import { stages, stageTitles } from '../../config/stages'

interface Props {
  view: HiringView
  onChange: (part: Partial<HiringView>) => void
  counts: ReturnType<typeof useCounts>['data']
  /** Whether the board shows one stage at a time. */
  isNarrow: boolean
}

/** What of the applicants is shown: search, opening, board or table, stage, and what looks like spam. */
export function HiringTools({ view, onChange, counts, isNarrow }: Props) {
  const hasStages = view.look === 'table' || isNarrow
  return (
    <div className={css.tools} data-opened={view.opened !== ''}>
      <Search search={view.search} onChange={(search) => onChange({ search })} />
      <SelectField
        label="Opening"
        labelHidden
        value={view.job}
        choices={jobChoices(view.job, counts)}
        onChange={(job) => onChange({ job })}
      />
      <FilterTabs
        label="Shown as"
        value={view.spam ? 'spam' : view.look}
        options={[
          { value: 'board', title: 'Board' },
          { value: 'table', title: 'Table' },
          { value: 'spam', title: 'Spam', count: counts?.spam },
        ]}
        onChange={(look) =>
          onChange({ look: look === 'board' ? 'board' : 'table', spam: look === 'spam', opened: '' })
        }
      />
      {hasStages && !view.spam && (
        <div className={css.stages}>
          <FilterTabs
            label="Stage"
            value={view.stage ?? (view.look === 'table' ? 'all' : 'new')}
            options={[
              ...(view.look === 'table' ? [{ value: 'all' as const, title: 'All' }] : []),
              ...stages.map((stage) => ({
                value: stage,
                title: stageTitles[stage],
                count: counts?.counts[stage],
              })),
            ]}
            onChange={(stage) => onChange({ stage: stage === 'all' ? undefined : stage })}
          />
        </div>
      )}
    </div>
  )
}

function Search({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useSearchText(search, onChange)
  return <SearchInput label="Search applicants" value={typed} onChange={setTyped} />
}

/** Openings somebody has applied for, and the chosen one in any case. */
function jobChoices(job: string, counts: Props['counts']) {
  const jobs = counts?.jobs ?? []
  const isKnown = job === '' || jobs.some(({ slug }) => slug === job)
  return [
    { value: '', title: 'All openings' },
    ...jobs.map(({ slug, title, applicants }) => ({ value: slug, title: `${title} (${applicants})` })),
    ...(isKnown ? [] : [{ value: job, title: job }]),
  ]
}
