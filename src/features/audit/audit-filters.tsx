import type { AuditArea, AuditKind } from '../../../contract/audit-actions'
import { DateField } from '../../ui/date-field'
import { SearchInput } from '../../ui/search-input'
import { SelectField } from '../../ui/select-field'
import { areaTitles, kindTitles, type AuditFilter } from './audit-filter'
import * as css from './audit.module.css'

interface Props {
  filter: AuditFilter
  /** The text in the search field; the filter follows after a pause. */
  search: string
  /** Email of the signed-in user. */
  me: string
  /** Emails to choose from. */
  actors: readonly string[]
  onSearch: (search: string) => void
  onChange: (part: Partial<AuditFilter>) => void
}

const choicesOf = <Value extends string>(all: string, titles: Record<Value, string>) => [
  { value: '' as const, title: all },
  ...Object.entries<string>(titles).map(([value, title]) => ({ value: value as Value, title })),
]
const kinds = choicesOf<AuditKind>('All entries', kindTitles)
const areas = choicesOf<AuditArea>('All areas', areaTitles)

/** Filters the log by text, kind, person, area and dates. */
export function AuditFilters({ filter, search, me, actors, onSearch, onChange }: Props) {
  return (
    <div role="search" className={css.filters}>
      <div className={css.words}>
        <SearchInput label="Search the audit log" value={search} onChange={onSearch} />
      </div>
      <SelectField label="Show" value={filter.kind} choices={kinds} onChange={(kind) => onChange({ kind })} />
      <SelectField
        label="Person"
        value={filter.actor.toLowerCase()}
        choices={actorChoices(actors, filter.actor, me)}
        onChange={(actor) => onChange({ actor })}
      />
      <SelectField label="Area" value={filter.area} choices={areas} onChange={(area) => onChange({ area })} />
      <DateField label="From" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
      <DateField label="To" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
    </div>
  )
}

/** Includes the chosen person, also when they are no longer an employee. */
function actorChoices(actors: readonly string[], chosen: string, me: string) {
  const own = me.toLowerCase()
  const others = [...new Set([...actors, chosen].map((address) => address.toLowerCase()))]
    .filter((address) => !['', 'system', own].includes(address))
    .toSorted((a, b) => a.localeCompare(b))
  return [
    { value: '', title: 'Anyone' },
    { value: own, title: 'You' },
    { value: 'system', title: 'System' },
    ...others.map((address) => ({ value: address, title: address })),
  ]
}
