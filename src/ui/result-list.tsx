import { ChangeFigure } from './change-figure'
import { OwnFigure } from './own-figure'
import * as css from './result-list.module.css'

interface Props {
  title: string
  results: readonly { title: string; text: string; before?: string | null; after?: string | null }[]
  /** How a reader gets the first of their figures at their own firm. */
  ownFigure: string | null
}

/** What is different afterwards, close below the heading of the page: the first result large, the others below it. */
export function ResultList({ title: heading, results, ownFigure }: Props) {
  return (
    <section className={`wrap plain-block ${css.section}`}>
      <h2 className={css.head}>{heading}</h2>
      <ul className={css.results}>
        {results.map(({ title, text, before, after }, index) => (
          <li key={title}>
            <ChangeFigure before={before} after={after} />
            <div>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
              {index === 0 && <OwnFigure text={ownFigure} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
