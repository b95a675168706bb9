import { useId } from 'react'
import { Star } from '../../../ui/icons'
import * as css from './rating-field.module.css'

interface Props {
  /** Of the applicant, for screen readers. */
  name: string
  rating: number
  onChange: (rating: number) => void
}

/** Zero to five stars. */
export function RatingField({ name, rating, onChange }: Props) {
  const group = useId()
  return (
    <div className={css.field}>
      <span aria-hidden="true" className={css.label}>
        Rating
      </span>
      <div role="radiogroup" aria-label={`Rating for ${name}`} className={css.stars}>
        {[0, 1, 2, 3, 4, 5].map((value) => (
          <label key={value} className={css.choice} data-on={value > 0 && value <= rating}>
            <input
              type="radio"
              name={group}
              checked={value === rating}
              onChange={() => onChange(value)}
              className="visually-hidden"
            />
            <span className="visually-hidden">{titleOf(value)}</span>
            <span aria-hidden="true">{value === 0 ? 'None' : <Star size={20} strokeWidth={1.6} />}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function titleOf(value: number): string {
  if (value === 0) return 'No rating'
  return value === 1 ? '1 star' : `${value} stars`
}
