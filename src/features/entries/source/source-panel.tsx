import type { EntrySource } from '../../../../contract/entry'
import { ActionButton } from '../../../ui/action-button'
import { explainSource } from './describe-source'
import * as css from './source.module.css'

interface Props {
  source: EntrySource
  /** Opens the comparison with the file; undefined while that is not possible. */
  onCompare: (() => void) | undefined
}

/** Where the page of an entry comes from, and whether there is something to merge. */
export function SourcePanel({ source, onCompare }: Props) {
  return (
    <section aria-labelledby="entry-source" className={css.panel}>
      <h2 id="entry-source" className={css.title}>
        Source
      </h2>
      <p className={css.text}>{explainSource(source)}</p>
      {source.state === 'changed' && (
        <ActionButton isDisabled={onCompare === undefined} onPress={onCompare}>
          Compare and merge…
        </ActionButton>
      )}
    </section>
  )
}
