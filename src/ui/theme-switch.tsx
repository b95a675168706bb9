import * as css from './theme-switch.module.css'

/**
 * Switches between light and dark. The click is handled by the small script in the page's head, so that
 * it works before anything else has loaded; without script the switch is hidden and the system decides.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.toggle} data-theme-switch aria-label="Switch between light and dark">
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
    </button>
  )
}
