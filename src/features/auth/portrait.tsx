import * as css from './account-menu.module.css'

interface Props {
  name: string
  photoUrl: string | null
}

/** The profile photo; initials where there is none. */
export function Portrait({ name, photoUrl }: Props) {
  if (photoUrl) return <img className={css.portrait} src={photoUrl} alt="" width={36} height={36} />
  return (
    <span className={css.portrait} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word: "Mei Tanaka" -> "MT". */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
