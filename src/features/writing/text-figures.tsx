import { useDeferredValue } from 'react'
import type { EntryKind } from '../../../contract/content/entry-kind'
import { countWords, readingMinutes } from '../../lib/text'
import * as css from './writing-screen.module.css'

interface Props {
  id: string
  markdown: string
  kind: EntryKind
}

/** How long the text is. */
export function TextFigures({ id, markdown }: Props) {
  const words = countWords(useDeferredValue(markdown))
  return (
    <p id={id} className={css.figures}>
      {words} {words === 1 ? 'word' : 'words'}, about {readingMinutes(words)} min to read
    </p>
  )
}
