import { logo } from '../lib/logo'

interface Props {
  /** 'color': the needle in the accent color. 'light': all in the color of the text, for a header without a ground. */
  variant: 'color' | 'light'
}

/** The firm's mark: a compass reduced to ring, hairlines and needle. */
export function Logo({ variant }: Props) {
  return (
    <svg width="1.875rem" height="1.875rem" viewBox="0 0 30 30" aria-hidden="true" data-variant={variant}>
      <path d={logo.hairlines} stroke="currentColor" strokeWidth={logo.line} />
      <path d={logo.needle} fill={variant === 'color' ? 'var(--accent)' : 'currentColor'} />
      <circle
        cx={logo.center}
        cy={logo.center}
        r={logo.radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={logo.line}
      />
    </svg>
  )
}
