import * as css from './point-list.module.css'

interface Props {
  items: readonly { title: string; text: string }[]
  /** 'lines': one under the other. 'columns': side by side where there is room. Default: 'lines'. */
  layout?: 'lines' | 'columns'
  /** Level of the points' headings. Default: none, the title is set in bold before the text. */
  heading?: 'h2' | 'h3'
}

/** Titled points, e.g. deliverables. */
export function PointList({ items, layout = 'lines', heading: Heading }: Props) {
  return (
    <ul className={css[layout]}>
      {items.map(({ title, text }) => (
        <li key={title}>
          {Heading ? (
            <Heading className={css.heading}>{title}</Heading>
          ) : (
            <strong>{title.replace(/[.:]$/, '')}. </strong>
          )}
          {Heading ? <p className={css.text}>{text}</p> : text}
        </li>
      ))}
    </ul>
  )
}
