import { IconButton } from './icon-button'
import * as css from './theme-switch.module.css'

interface Props {
  /** 'line': the state stands beside the sign. Default: 'sign'. */
  look?: 'sign' | 'line'
}

/**
 * Goes through the three themes. The click is handled by the small script in the page's head, so that it works before
 * anything else has loaded, and style sheets show which theme is set; without script the system decides.
 */
export function ThemeSwitch({ look = 'sign' }: Props) {
  const state = (
    <span aria-live="polite">
      {'Theme: '}
      <span className={css.themes}>
        <span>system</span>
        <span>light</span>
        <span>dark</span>
      </span>
    </span>
  )
  return (
    <IconButton {...(look === 'line' ? { label: state } : { tip: state })} data-theme-switch="">
      {signs}
    </IconButton>
  )
}

const signs = (
  <g className={css.themes}>
    <g>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" stroke="none" />
    </g>
    <g>
      <circle cx="10" cy="10" r="7.25" strokeDasharray="1.7 4" />
      <circle cx="10" cy="10" r="3.5" />
    </g>
    <path d="M17 12A7.5 7.5 0 1 1 8 3a6 6 0 0 0 9 9z" />
  </g>
)
