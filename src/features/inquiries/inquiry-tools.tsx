import type { InquiryState } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { useSearchText } from '../../lib/use-search-text'
import { SelectField } from '../../ui/select-field'
import { FilterTabs } from '../../ui/filter-tabs'
import { SearchInput } from '../../ui/search-input'
import { isSame, shownStates, type InquiryFilter } from './inquiry-filter'
import { useInquiryManagers } from './inquiry-queries'
import * as css from './inquiries.module.css'
import { stateTitles } from './inquiry-words'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  filter: InquiryFilter
  /** How many there are in each state; undefined while it is not known. */
  counts: Partial<Record<InquiryState, number>> | undefined
  onChange: (filter: InquiryFilter) => void
}

const kindChoices = [
  { value: 'all', title: 'Messages and support' },
  { value: 'contact', title: 'Messages' },
  { value: 'support', title: 'Support requests' },
] as const

/** "" has no key in a list of choices. */
const anybody = 'anybody'

/** Which inquiries are shown. */
export function InquiryTools({ api, me, filter, counts, onChange }: Props) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ ...filter, search }))
  return (
    <div className={css.tools}>
      <FilterTabs
        label="State"
        value={filter.state}
        options={shownStates.map((state) => ({
          value: state,
          title: titles[state],
          count: counts && countOf(state, counts),
        }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <div className={css.narrow}>
        <div data-inquiry-search="" className={css.search}>
          <SearchInput label="Search inquiries" value={text} onChange={setText} />
        </div>
        <SelectField
          label="Kind"
          labelHidden
          value={filter.kind}
          choices={kindChoices}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
        <SelectField
          label="Assignee"
          labelHidden
          value={filter.assignee || anybody}
          choices={useAssigneeChoices(api, me, filter.assignee)}
          onChange={(value) => onChange({ ...filter, assignee: value === anybody ? '' : value })}
        />
      </div>
    </div>
  )
}

const titles = { ...stateTitles, open: 'Open', all: 'All but spam' } as const

function countOf(state: InquiryFilter['state'], counts: Partial<Record<InquiryState, number>>): number {
  const { new: fresh = 0, in_progress: begun = 0, closed = 0 } = counts
  if (state === 'open') return fresh + begun
  return state === 'all' ? fresh + begun + closed : (counts[state] ?? 0)
}

/** Besides oneself and nobody each admin, and whoever the address names. */
function useAssigneeChoices(api: ApiClient, me: string, named: string) {
  const others = useInquiryManagers(api).filter((email) => !isSame(email, me))
  const known = ['', 'me', 'unassigned', ...others]
  const addresses = known.some((one) => isSame(one, named)) ? others : [...others, named]
  return [
    { value: anybody, title: 'Whoever takes care' },
    { value: 'me', title: 'Mine' },
    { value: 'unassigned', title: 'Nobody’s yet' },
    ...addresses.map((email) => ({ value: email, title: email })),
  ]
}
