import { IconButton } from './icon-button'

interface Props {
  /** Text beside the sign, in an outline; without it the button is the sign alone. */
  label?: string
  /** Group of results to show first (a key of searchKinds). */
  first?: string
}

/** Opens the search (features/search), also before the page's script has run. */
export function SearchButton({ label, first }: Props) {
  return (
    <IconButton
      label={label}
      tip={<span>Search (Ctrl+K)</span>}
      look={label === undefined ? 'plain' : 'line'}
      popoverTarget="site-search"
      data-first={first}
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.5 12.5 5 5" />
    </IconButton>
  )
}
