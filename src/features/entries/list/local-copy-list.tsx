import { useEffect, useState } from 'react'
import { groupOf, titleOf, type EntryGroup } from '../../../../contract/content/kinds'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { SiteLink } from '../../../ui/site-link'
import { type LocalCopies, type LocalCopy, findLiveSessions } from '../autosave/local-copies'
import type { KindWords } from '../kind-words'
import * as css from './list.module.css'

interface Props {
  copies: LocalCopies
  kind: EntryGroup
  words: KindWords
  /** URL of the page. */
  href: string
}

/** Unsaved changes that this browser has stored. */
export function LocalCopyList({ copies, kind, words, href }: Props) {
  const [left, discard] = useLeftCopies(copies, kind)
  if (left.length === 0) return null
  return (
    <section aria-label="Unsaved changes in this browser" className={css.localCopies}>
      <p className={css.localCopiesTitle}>You have unsaved changes in this browser</p>
      <ul className={css.queueList}>
        {left.map((copy) => (
          <li key={copy.session} className={css.queueItem}>
            <SiteLink
              href={`${href}?${copy.version === null ? 'new' : 'entry'}=${copy.id}`}
              className={css.title}
            >
              {titleOf(copy.content) || words.untitled}
            </SiteLink>
            <span className={css.quiet}>edited {formatMoment(new Date(copy.at).toISOString())}</span>
            <ActionButton
              look="plain"
              aria-label={`Discard unsaved changes of ${titleOf(copy.content) || words.untitled}`}
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

/** Copies of this kind whose tab has been closed. */
function useLeftCopies(copies: LocalCopies, kind: EntryGroup) {
  const [left, setLeft] = useState<readonly LocalCopy[]>([])
  useEffect(() => {
    let isUnmounted = false
    void findLiveSessions().then((live) => {
      const found = copies
        .list()
        .filter(({ content, session }) => groupOf(content.kind) === kind && !live.has(session))
      if (!isUnmounted) setLeft(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [copies, kind])
  const discard = (copy: LocalCopy) => {
    copies.remove(copy)
    setLeft((others) => others.filter((other) => other !== copy))
  }
  return [left, discard] as const
}
