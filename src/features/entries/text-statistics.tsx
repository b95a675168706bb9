import { useDeferredValue, useMemo } from 'react'
import { findMarkdownFacts, type MarkdownFacts } from '../../lib/markdown-facts'
import { useDebouncedValue } from '../../lib/use-debounced-value'
import * as css from './text-statistics.module.css'

/** Analysing a long text takes a while, so it waits for a pause in typing. In milliseconds. */
const delay = 700

interface Props {
  /** Of the line with the length of the text. */
  id: string
  markdown: string
}

/** The length of the text, and suggestions to improve it. */
export function TextStatistics({ id, markdown }: Props) {
  // showing the text comes first
  const analysed = useDeferredValue<string | undefined>(useDebouncedValue(markdown, delay), undefined)
  const facts = useMemo(() => (analysed === undefined ? undefined : findMarkdownFacts(analysed)), [analysed])
  return (
    <div className={css.statistics}>
      <p id={id}>{facts ? describeLength(facts) : 'Counting words…'}</p>
      {facts && facts.hints.length > 0 && <Hints hints={facts.hints} />}
    </div>
  )
}

const describeLength = ({ words, minutes }: MarkdownFacts) =>
  `${words} ${words === 1 ? 'word' : 'words'}, about ${minutes} min to read`

const Hints = ({ hints }: Pick<MarkdownFacts, 'hints'>) => (
  <details>
    <summary className={css.title}>
      {hints.length === 1 ? '1 suggestion' : `${hints.length} suggestions`}
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
