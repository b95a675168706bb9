import * as css from './post-meta.module.css'

interface Props {
  author: string
  minutes: number
  /** YYYY-MM-DD. */
  date: string
  dateText: string
  /** Day of the last change, as text. Default: not shown. */
  updated?: string
}

/** Who wrote an article, when, and how long it takes to read. */
export function PostMeta({ author, minutes, date, dateText, updated }: Props) {
  return (
    <p className={css.meta}>
      <span>{author}</span>
      <time dateTime={date}>{dateText}</time>
      {updated && <span>Updated {updated}</span>}
      <span>{minutes} min read</span>
    </p>
  )
}
