import type { ReactNode } from 'react'

/** A line icon in the text color, with or without a label. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
