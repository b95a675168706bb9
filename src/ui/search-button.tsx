import * as css from './search-button.module.css'

interface Props {
  /** Text beside the sign; without it the button is the sign alone. */
  label?: string
  /** Group of results to show first (a key of searchKinds). */
  first?: string
}

/** Opens the search (features/search), also before the page's script has run; hidden without script. */
export function SearchButton({ label, first }: Props) {
  return (
    <button
      type="button"
      className={label === undefined ? css.sign : css.labeled}
      popoverTarget="site-search"
      data-search-first={first}
      aria-label={label === undefined ? 'Search' : undefined}
      title={label === undefined ? 'Search (/)' : undefined}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.5 12.5 5 5" />
      </svg>
      {label}
    </button>
  )
}
