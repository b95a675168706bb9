import { ChangeFigure } from './change-figure'
import * as css from './result-list.module.css'

interface Props {
  results: readonly { title: string; text: string; before?: string | null; after?: string | null }[]
}

/** What was different afterwards: the first result large, the others below it. */
export function ResultList({ results }: Props) {
  return (
    <ul className={css.results}>
      {results.map(({ title, text, before, after }) => (
        <li key={title}>
          <ChangeFigure before={before} after={after} />
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
