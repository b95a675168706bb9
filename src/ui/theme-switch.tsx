import { IconButton } from './icon-button'
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
    <IconButton name="Switch between light and dark" label={label} data-theme-switch>
      <g className={css.sign}>
        <circle cx="10" cy="10" r="7.25" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" stroke="none" />
      </g>
    </IconButton>
  )
}
