import { Button, Input, SearchField } from 'react-aria-components/SearchField'
import { Search, X } from './icons'
import * as css from './search-input.module.css'

interface Props {
  /** What is searched, e.g. "Search people"; also shown while the field is empty. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that narrows a list while one types; Escape empties it. */
export function SearchInput({ label, value, onChange }: Props) {
  return (
    <SearchField aria-label={label} value={value} onChange={onChange} className={css.field}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <Input className={css.input} placeholder={label} />
      <Button className={css.clear} aria-label="Clear search">
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </SearchField>
  )
}
