import { SelectField } from '../../ui/select-field'
import { DateField } from '../../ui/date-field'
import { SearchInput } from '../../ui/search-input'
import { areaTitles, type AuditArea, type AuditFilter } from './audit-filter'
import * as css from './audit.module.css'

interface Props {
  filter: AuditFilter
  /** What is being typed; the filter follows once it settles. */
  search: string
  /** Address of who is signed in. */
  me: string
  /** Addresses of people who may have done something. */
  actors: readonly string[]
  onSearch: (search: string) => void
  onChange: (part: Partial<AuditFilter>) => void
}

const everything = { value: '' as const, title: 'Everything' }
const areas = [
  everything,
  ...Object.entries(areaTitles).map(([value, title]) => ({ value: value as AuditArea, title })),
]

/** Narrows the log by words, by who did it, by area and by days. */
export function AuditFilters({ filter, search, me, actors, onSearch, onChange }: Props) {
  return (
    <div role="search" className={css.filters}>
      <div className={css.words}>
        <SearchInput label="Search people, actions, subjects" value={search} onChange={onSearch} />
      </div>
      <SelectField
        label="Who did it"
        value={filter.actor.toLowerCase()}
        choices={actorChoices(actors, filter.actor, me)}
        onChange={(actor) => onChange({ actor })}
      />
      <SelectField
        label="What it is about"
        value={filter.area}
        choices={areas}
        onChange={(area) => onChange({ area })}
      />
      <DateField label="From" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
      <DateField label="Until" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
    </div>
  )
}

/** Whoever is asked for is among them, also when they are no longer on the list of people. */
function actorChoices(actors: readonly string[], chosen: string, me: string) {
  const own = me.toLowerCase()
  const others = [...new Set([...actors, chosen].map((address) => address.toLowerCase()))]
    .filter((address) => !['', 'system', own].includes(address))
    .toSorted((a, b) => a.localeCompare(b))
  return [
    { value: '', title: 'Anybody' },
    { value: own, title: 'You' },
    { value: 'system', title: 'The service' },
    ...others.map((address) => ({ value: address, title: address })),
  ]
}
