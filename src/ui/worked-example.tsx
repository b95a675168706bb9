import * as css from './worked-example.module.css'

/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** Says what a worked example is, where a reader meets one. */
export function WorkedExample() {
  return (
    <p className={css.note}>
      <strong>{workedExample}.</strong> Not a client: a project of the kind we do, with typical figures, so
      that you can check how we work before you ask us.
    </p>
  )
}
