import { exampleMeaning } from '../lib/worked-example'
import { AssumedFigures } from './assumed-figures'
import { ChangeFigure } from './change-figure'
import * as css from './result-list.module.css'

interface Props {
  title: string
  results: readonly { title: string; text: string; before?: string | null; after?: string | null }[]
  /** They are of a worked example. */
  typical: boolean
}

/** What is different afterwards, close below the heading of the page: the first result large, the others below it. */
export function ResultList({ title: heading, results, typical }: Props) {
  return (
    <section className={`wrap plain-block ${css.section}`}>
      <div className={css.head}>
        <h2>{heading}</h2>
        {typical && <AssumedFigures meaning={exampleMeaning} />}
      </div>
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
    </section>
  )
}
