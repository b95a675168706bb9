import { Star } from '../../ui/icons'
import * as css from './stars.module.css'

/** A rating, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={rating === 0 ? 'Not rated' : `Rated ${rating} of 5`} className={css.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={13} strokeWidth={1.75} data-on={star <= rating} aria-hidden="true" />
      ))}
    </span>
  )
}
