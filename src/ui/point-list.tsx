import * as css from './point-list.module.css'

interface Props {
  items: readonly { title: string; text: string }[]
}

/** Titled points, one under the other, e.g. deliverables: the title stands in bold before the text. */
export function PointList({ items }: Props) {
  return (
    <ul className={css.lines}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title.replace(/[.:]$/, '')}. </strong>
          {text}
        </li>
      ))}
    </ul>
  )
}
