import { initials } from '../lib/initials'
import * as css from './avatar.module.css'

interface Props {
  name: string
  /** Address of the photo; without one the initials stand in. */
  photoUrl: string | null
  /** Default: 'small', as in a bar; 'large' as on the person's own page. */
  size?: 'small' | 'large'
}

/** Photo or initials of a person. Decoration: the name is always written beside it or on the control. */
export function Avatar({ name, photoUrl, size = 'small' }: Props) {
  return (
    <span className={`${css.avatar} ${size === 'large' ? css.large : ''}`} aria-hidden="true">
      {photoUrl === null ? initials(name) : <img src={photoUrl} alt="" />}
    </span>
  )
}
