import { useDeferredValue, useMemo } from 'react'
import type { EntryKind } from '../../../contract/content/entry-kind'
import { findTextFault } from '../../../contract/content/find-text-fault'
import { isFixed } from '../../../contract/content/kinds'
import { findMarkdownFacts, type MarkdownFacts } from '../../lib/markdown-facts'
import { textLengths } from '../../lib/text-lengths'
import { useDebouncedValue } from '../../lib/use-debounced-value'
import * as css from './text-statistics.module.css'

/** Analysing a long text takes a while, so it waits for a pause in typing. In milliseconds. */
const delay = 700

interface Props {
  /** Of the line with the length of the text. */
  id: string
  markdown: string
  kind: EntryKind
}

/** The length of the text, and advice on it. */
export function TextStatistics({ id, markdown, kind }: Props) {
  // showing the text comes first
  const analysed = useDeferredValue<string | undefined>(useDebouncedValue(markdown, delay), undefined)
  const { facts, fault } = useMemo(() => analyse(analysed, kind), [analysed, kind])
  return (
    <div className={css.statistics}>
      <p id={id}>{facts ? describeLength(facts) : (fault ?? 'Counting words…')}</p>
      {facts && facts.advice.length > 0 && <AdviceList advice={facts.advice} />}
    </div>
  )
}

function analyse(markdown: string | undefined, kind: EntryKind): { facts?: MarkdownFacts; fault?: string } {
  if (markdown === undefined) return {}
  const fault = findTextFault(markdown)
  return fault === undefined ? { facts: findMarkdownFacts(markdown, lengthOf(kind)) } : { fault }
}

/** Where the text is most of the page; other pages have most of their words in fields. */
const lengthOf = (kind: EntryKind) => (isFixed(kind) && kind !== 'legal' ? undefined : textLengths[kind])

const describeLength = ({ words, minutes }: MarkdownFacts) =>
  `${words} ${words === 1 ? 'word' : 'words'}, ${minutes} min read`

const AdviceList = ({ advice }: Pick<MarkdownFacts, 'advice'>) => (
  <details>
    <summary className={css.title}>
      {advice.length === 1 ? '1 suggestion' : `${advice.length} suggestions`}
    </summary>
    <ul className={css.advice}>
      {advice.map(({ kind, message, excerpt }, index) => (
        <li key={`${kind} ${index}`}>
          {message}
          {excerpt !== '' && <span className={css.excerpt}>“{excerpt}”</span>}
        </li>
      ))}
    </ul>
  </details>
)
