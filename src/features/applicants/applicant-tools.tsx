import { stages, stageTitles } from '../../config/stages'
import { useSearchText } from '../../lib/use-search-text'
import { FilterTabs } from '../../ui/filter-tabs'
import { SearchInput } from '../../ui/search-input'
import { SelectField } from '../../ui/select-field'
import type { useCounts } from './applicant-queries'
import type { ApplicantView } from './applicant-view'
import * as css from './applicants.module.css'

interface Props {
  view: ApplicantView
  onChange: (part: Partial<ApplicantView>) => void
  counts: ReturnType<typeof useCounts>['data']
  /** Whether the board shows one stage at a time. */
  isNarrow: boolean
}

/** Which applicants are shown: search, job, board or table, stage, spam. */
export function ApplicantTools({ view, onChange, counts, isNarrow }: Props) {
  const [search, setSearch] = useSearchText(view.search, (text) => onChange({ search: text }))
  const hasStages = view.look === 'table' || isNarrow
  return (
    <div className={css.tools} data-opened={view.opened !== ''}>
      <SearchInput label="Search applicants" value={search} onChange={setSearch} />
      <SelectField
        label="Job"
        labelHidden
        value={view.job}
        choices={jobChoices(view.job, counts)}
        onChange={(job) => onChange({ job })}
      />
      <FilterTabs
        label="View"
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

/** Jobs with applicants, and the chosen one even without. */
function jobChoices(job: string, counts: Props['counts']) {
  const jobs = counts?.jobs ?? []
  const isKnown = job === '' || jobs.some(({ slug }) => slug === job)
  return [
    { value: '', title: 'All jobs' },
    ...jobs.map(({ slug, title, applicants }) => ({ value: slug, title: `${title} (${applicants})` })),
    ...(isKnown ? [] : [{ value: job, title: job }]),
  ]
}
