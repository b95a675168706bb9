import type { ReactNode } from 'react'
import { ActionButton } from './action-button'
import * as css from './load-states.module.css'

/** Stands where lines will be while they are fetched. */
export function Skeleton({ label, lines = 5 }: { label: string; lines?: number }) {
  return (
    <div role="status" className={css.loading}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={css.line} />
      ))}
    </div>
  )
}

interface FailureProps {
  /** What could not be done, e.g. "The people could not be loaded." */
  title: string
  error: Error
  onRetry: () => void
}

/** Says what went wrong, in the error's own words, and offers to try again. */
export function LoadError({ title, error, onRetry }: FailureProps) {
  return (
    <div role="alert" className={css.note}>
      <p>
        <strong>{title}</strong> {error.message}
      </p>
      <ActionButton onPress={onRetry}>Try again</ActionButton>
    </div>
  )
}

/** There is nothing to show, and why. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>
}
