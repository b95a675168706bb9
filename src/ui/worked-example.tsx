import { workedExample, workedExampleMeaning, workedExamples } from '../lib/worked-example'
import * as css from './worked-example.module.css'

interface Props {
  /** Whether there are several. Default: one. */
  several?: boolean
}

/** Says what a worked example is, where a reader meets one. */
export function WorkedExample({ several = false }: Props) {
  const { name, meaning } = several ? workedExamples : { name: workedExample, meaning: workedExampleMeaning }
  return (
    <p className={css.note}>
      <strong>{name}.</strong> {meaning}, so that you can check how we work before you ask us.
    </p>
  )
}
