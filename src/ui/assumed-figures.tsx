import { assumedFigures } from '../lib/worked-example'
import * as css from './assumed-figures.module.css'

interface Props {
  /** What worked examples are, where the page hasn't said it: one label for both. Default: nothing. */
  meaning?: string
}

/** Says what the figures below are, once and too large to miss. */
export function AssumedFigures({ meaning }: Props) {
  return (
    <p className={css.note}>
      {meaning} <span>{assumedFigures}</span>
    </p>
  )
}
