import * as css from './theme-switch.module.css'

interface Props {
  /** Text beside the sign; without it the switch is the sign alone. */
  label?: string
}

/**
 * Switches between light and dark. The click is handled by the small script in the page's head, so that
 * it works before anything else has loaded; without script the switch is hidden and the system decides.
 */
export function ThemeSwitch({ label }: Props) {
  return (
    <button
      type="button"
      className={label === undefined ? css.toggle : css.labeled}
      data-theme-switch
      aria-label={label === undefined ? 'Switch between light and dark' : undefined}
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
        <circle cx="10" cy="10" r="7.25" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" stroke="none" />
      </svg>
      {label}
    </button>
  )
}
