interface Props {
  /** 'color': the needle in the accent color. 'light': all in the color of the text, for a header without a ground. */
  variant: 'color' | 'light'
}

/** The firm's mark: a compass reduced to ring, hairlines and needle. */
export function Logo({ variant }: Props) {
  return (
    <svg width="1.875rem" height="1.875rem" viewBox="0 0 30 30" aria-hidden="true" data-variant={variant}>
      <path d="M15 1v28M1 15h28" stroke="currentColor" strokeWidth="1.2" />
      <path d="m15 4 3.2 11L15 26l-3.2-11z" fill={variant === 'color' ? 'var(--accent)' : 'currentColor'} />
      <circle cx="15" cy="15" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}
