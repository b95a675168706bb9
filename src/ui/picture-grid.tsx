import type { ReactNode } from 'react'
import * as css from './picture-grid.module.css'

export interface GridPicture {
  id: string
  title: string
  /** URL of a picture of any size. */
  url: string
  width: number
  height: number
  /** One line about it. Default: none. */
  note?: ReactNode
}

interface Props {
  /** Names the list. */
  label: string
  pictures: readonly GridPicture[]
  /** Id of the picture that is open; null: none is, in a list whose pictures are opened. Default: choosing one ends the list. */
  active?: string | null
  onChoose: (id: string) => void
}

/** Pictures to choose from; each is a button. */
export function PictureGrid({ label, pictures, active, onChoose }: Props) {
  return (
    <ul aria-label={label} className={css.grid}>
      {pictures.map(({ id, title, url, width, height, note }) => (
        <li key={id}>
          <button
            type="button"
            className={css.picture}
            aria-pressed={active === undefined ? undefined : id === active}
            data-picture={id}
            onClick={() => onChoose(id)}
          >
            <span className={css.frame}>
              <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </span>
            <span className={css.title}>{title}</span>
            {note !== undefined && <span className={css.note}>{note}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
