import { capitalize } from '../lib/capitalize'
import * as css from './page-name.module.css'

interface Props {
  title: string
  /** What it is in plain words, for a title that doesn't say so. */
  plainName?: string | null | undefined
}

/** What a menu calls a page, e.g. "Managed help desk (Virtual support ecosystem)"; links elsewhere say the plain name alone. */
export function PageName({ title, plainName }: Props) {
  if (!plainName) return title
  return (
    <>
      {`${capitalize(plainName)} `}
      <span className={css.title}>{`(${title})`}</span>
    </>
  )
}
