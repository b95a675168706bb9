import { exampleMeaning, examplesMeaning, workedExample, workedExamples } from '../lib/worked-example'
import * as css from './example-note.module.css'

/** Says what worked examples are, once in a view: the name with its meaning, above the figures. */
export function ExampleNote({ areSeveral = false }: { areSeveral?: boolean }) {
  return (
    <p className={css.note}>
      <b>{areSeveral ? workedExamples : workedExample}:</b> {areSeveral ? examplesMeaning : exampleMeaning}.
    </p>
  )
}
