import { splitMarks } from '../../../../contract/split-marks'
import type { FoundItem } from '../../../../contract/workspace-search'
import { describeFound, titleOfFound } from '../../../config/found-items'
import { MarkWords } from '../../../ui/mark-words'
import * as css from './found-item-line.module.css'

/** What is shown of something that was found: its title with what it is, and where it matches. */
export function FoundItemLine({ item }: { item: FoundItem }) {
  const { detail, snippet, terms } = item
  const text = snippet ?? detail
  return (
    <>
      <span className={css.head}>
        <span className={css.title}>
          <MarkWords parts={splitMarks(titleOfFound(item), terms)} />
        </span>{' '}
        <span className={css.kind}>{describeFound(item)}</span>
      </span>
      {text !== '' && (
        <span className={css.text}>
          <MarkWords parts={splitMarks(text, terms)} />
        </span>
      )}
    </>
  )
}
