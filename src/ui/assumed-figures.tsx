import { assumedFigures } from '../lib/worked-example'
import * as css from './assumed-figures.module.css'

/** Says what the figures below are, once and too large to miss. */
export function AssumedFigures() {
  return <p className={css.note}>{assumedFigures}</p>
}
