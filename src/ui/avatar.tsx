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

/** "Nora Lindqvist" as "NL", for where there is no photo: the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '')
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
