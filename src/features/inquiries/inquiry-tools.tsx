import { forms, inquiryForms } from '../../../contract/forms/forms'
import type { InquiryState } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { capitalize } from '../../lib/capitalize'
import { useSearchText } from '../../lib/use-search-text'
import { FilterTabs } from '../../ui/filter-tabs'
import { SearchInput } from '../../ui/search-input'
import { SelectField } from '../../ui/select-field'
import * as css from './inquiries.module.css'
import { shownStates, type InquiryFilter } from './inquiry-filter'
import { useOtherAssignees } from './inquiry-queries'
import { statusWords } from './inquiry-words'

interface Props {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  filter: InquiryFilter
  /** How many there are with each status; undefined while it is not known. */
  counts: Partial<Record<InquiryState, number>> | undefined
  onChange: (filter: InquiryFilter) => void
}

const kindChoices = [
  { value: 'all', title: 'All types' },
  ...inquiryForms.map((form) => ({ value: form, title: capitalize(forms[form].plural) })),
] as const

/** The key of a choice can’t be "". */
const any = 'any'

/** Which inquiries are shown. */
export function InquiryTools({ api, me, filter, counts, onChange }: Props) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ ...filter, search }))
  const assignees = [
    { value: any, title: 'Any assignee' },
    { value: 'me', title: 'Assigned to me' },
    { value: 'unassigned', title: 'Unassigned' },
    ...useOtherAssignees(api, me, filter.assignee).map((email) => ({ value: email, title: email })),
  ]
  return (
    <div className={css.tools}>
      <FilterTabs
        label="Status"
        value={filter.state}
        options={shownStates.map((state) => ({
          value: state,
          title: titleOf(state),
          count: counts && countOf(state, counts),
        }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <div className={css.narrow}>
        <SearchInput label="Search inquiries" value={text} onChange={setText} />
        <SelectField
          label="Type"
          labelHidden
          value={filter.kind}
          choices={kindChoices}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
        <SelectField
          label="Assignee"
          labelHidden
          value={filter.assignee || any}
          choices={assignees}
          onChange={(value) => onChange({ ...filter, assignee: value === any ? '' : value })}
        />
      </div>
    </div>
  )
}

const titleOf = (state: InquiryFilter['state']): string => {
  if (state === 'open') return 'Open'
  return state === 'all' ? 'All except spam' : statusWords[state].title
}

function countOf(state: InquiryFilter['state'], counts: Partial<Record<InquiryState, number>>): number {
  const { new: unread = 0, in_progress: started = 0, closed = 0 } = counts
  if (state === 'open') return unread + started
  return state === 'all' ? unread + started + closed : (counts[state] ?? 0)
}
