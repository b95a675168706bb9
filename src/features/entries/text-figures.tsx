import { useDeferredValue, useMemo } from 'react'
import { findMarkdownFacts, type MarkdownFacts } from '../../lib/markdown-facts'
import { useDebouncedValue } from '../../lib/use-debounced-value'
import * as css from './text-figures.module.css'

/** A long text takes a while to read: it is read once one pauses, in milliseconds. */
const pause = 700

interface Props {
  /** Of the line that says how long the text is. */
  id: string
  markdown: string
}

/** How long the text is, and what could be better in it. */
export function TextFigures({ id, markdown }: Props) {
  // the text itself is shown first
  const settled = useDeferredValue<string | undefined>(useDebouncedValue(markdown, pause), undefined)
  const facts = useMemo(() => (settled === undefined ? undefined : findMarkdownFacts(settled)), [settled])
  return (
    <div className={css.figures}>
      <p id={id}>{facts ? describeLength(facts) : 'Counting the words …'}</p>
      {facts && facts.hints.length > 0 && <Hints hints={facts.hints} />}
    </div>
  )
}

const describeLength = ({ words, minutes }: MarkdownFacts) =>
  `${words} ${words === 1 ? 'word' : 'words'}, about ${minutes} min to read`

const Hints = ({ hints }: Pick<MarkdownFacts, 'hints'>) => (
  <details>
    <summary className={css.title}>
      {hints.length === 1 ? '1 hint' : `${hints.length} hints`} on the text
    </summary>
    <ul className={css.hints}>
      {hints.map(({ kind, message, where }, index) => (
        <li key={`${kind} ${index}`}>
          {message}
          {where !== '' && <span className={css.where}>“{where}”</span>}
        </li>
      ))}
    </ul>
  </details>
)
