import { workedExample, workedExampleMeaning } from '../lib/worked-example'
import * as css from './worked-example.module.css'

/** Says what a worked example is, where a reader meets one. */
export function WorkedExample() {
  return (
    <p className={css.note}>
      <strong>{workedExample}.</strong> {workedExampleMeaning}, so that you can check how we work before you
      ask us.
    </p>
  )
}
