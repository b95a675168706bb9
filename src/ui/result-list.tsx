import { ChangeFigure } from './change-figure'
import { ExampleNote } from './example-note'
import { OwnFigure } from './own-figure'
import * as css from './result-list.module.css'

interface Props {
  /** Whether they are those of a worked example. */
  areExpected: boolean
  results: readonly { title: string; text: string; before?: string | null; after?: string | null }[]
  /** How a reader gets the first of their figures at their own firm. */
  ownFigure: string | null
}

/** What is different afterwards: the first result large, the others below it. */
export function ResultList({ areExpected, results, ownFigure }: Props) {
  return (
    <section className="wrap plain-block section-space">
      <div className={css.head}>
        <h2>{areExpected ? 'Expected results' : 'Results'}</h2>
        {areExpected && <ExampleNote />}
      </div>
      <ul className={css.results}>
        {results.map(({ title, text, before, after }, index) => (
          <li key={title}>
            <ChangeFigure before={before} after={after} isAssumed={areExpected} />
            <div>
              <h3>{title}</h3>
              <p className={css.text}>{text}</p>
              {index === 0 && <OwnFigure text={ownFigure} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
