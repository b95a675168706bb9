import { navigate } from 'gatsby'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button'
import { kindWords } from './kind-words'
import { KeptText } from './autosave/kept-text'
import type { LocalCopies, LocalCopy } from './autosave/local-copies'
import type { WritingPage } from './writing-props'

interface Props extends Pick<WritingPage, 'kind' | 'href'> {
  copies: LocalCopies
  left: readonly LocalCopy[]
}

/** What this browser kept of an entry that the server no longer has: to copy from, or to begin anew with. */
export function RemovedEntry({ kind, href, copies, left }: Props) {
  const [shown, setShown] = useState(left)
  const discard = (copy: LocalCopy) => {
    copies.remove(copy)
    setShown((others) => others.filter((other) => other !== copy))
  }
  return shown.map((copy) => (
    <div key={copy.session}>
      <KeptText copy={copy} onDiscard={() => discard(copy)} />
      <ActionButton look="main" onPress={() => beginAnew({ copies, copy, href })}>
        Begin a new {kindWords[kind].one} with it
      </ActionButton>
    </div>
  ))
}

/** Opens what was kept as a new entry; the old copy goes once the new one is kept. @throws without room for it. */
export function beginAnew({
  copies,
  copy,
  href,
}: {
  copies: LocalCopies
  copy: LocalCopy
  href: string
}): void {
  const id = crypto.randomUUID()
  copies.keep({ ...copy, id, version: null, session: crypto.randomUUID() })
  copies.remove(copy)
  navigate(`${href}?new=${id}`)
}
