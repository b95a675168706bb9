import { useEffect, useState } from 'react'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { SiteLink } from '../../../ui/site-link'
import type { KindWords } from '../kind-words'
import type { LocalCopies, LocalCopy } from '../autosave/local-copies'
import { findLiveSessions } from '../autosave/session-locks'
import * as css from './list.module.css'

interface Props {
  copies: LocalCopies
  kind: LocalCopy['content']['kind']
  words: KindWords
  /** Address of the page. */
  href: string
}

/** Texts that did not reach the server and are kept in this browser. */
export function KeptCopies({ copies, kind, words, href }: Props) {
  const [left, discard] = useLeftCopies(copies, kind)
  if (left.length === 0) return null
  return (
    <section aria-label="Kept in this browser" className={css.keptCopies}>
      <p className={css.keptTitle}>
        This browser keeps {left.length === 1 ? 'an unsaved text' : `${left.length} unsaved texts`}, which the
        server does not have.
      </p>
      <ul className={css.queueList}>
        {left.map((copy) => (
          <li key={copy.session} className={css.queueItem}>
            <SiteLink
              href={`${href}?${copy.version === null ? 'new' : 'entry'}=${copy.id}`}
              className={css.title}
            >
              {copy.content.fields.title ?? words.untitled}
            </SiteLink>
            <span className={css.quiet}>written {formatMoment(new Date(copy.at).toISOString())}</span>
            <ActionButton
              look="plain"
              aria-label={`Discard the kept text of ${copy.content.fields.title ?? words.untitled}`}
              onPress={() => discard(copy)}
            >
              Discard
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those of this kind whose tab is no more. */
function useLeftCopies(copies: LocalCopies, kind: LocalCopy['content']['kind']) {
  const [left, setLeft] = useState<readonly LocalCopy[]>([])
  useEffect(() => {
    let isGone = false
    void findLiveSessions().then((live) => {
      const found = copies
        .list()
        .filter(({ content, session }) => content.kind === kind && !live.has(session))
      if (!isGone) setLeft(found)
    })
    return () => {
      isGone = true
    }
  }, [copies, kind])
  const discard = (copy: LocalCopy) => {
    copies.remove(copy)
    setLeft((others) => others.filter((other) => other !== copy))
  }
  return [left, discard] as const
}
