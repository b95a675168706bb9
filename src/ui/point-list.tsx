import * as css from './point-list.module.css'

interface Props {
  items: readonly { title: string; text: string }[]
  /** 'sheet': two columns to tick off, on paper. Default: 'lines'. */
  layout?: 'lines' | 'sheet'
}

/** Titled points, one under the other, e.g. deliverables: the title stands in bold before the text. */
export function PointList({ items, layout = 'lines' }: Props) {
  return (
    <ul className={css[layout]}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title.replace(/[.:]$/, '')}. </strong>
          {text}
        </li>
      ))}
    </ul>
  )
}
