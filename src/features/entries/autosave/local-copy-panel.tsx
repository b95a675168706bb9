import { navigate } from 'gatsby'
import { useId, useState } from 'react'
import type { EntryContent } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { useToast } from '../../../ui/toasts'
import type { EntryPageProps } from '../entry-page-props'
import { kindWords } from '../kind-words'
import * as css from './autosave.module.css'
import type { LocalCopies, LocalCopy } from './local-copies'

interface Props {
  copy: LocalCopy
  onDiscard: () => void
}

/** A local copy next to the text that is edited, to copy from until it is discarded. */
export function LocalCopyPanel({ copy, onDiscard }: Props) {
  const id = useId()
  const toast = useToast()
  const text = contentText(copy.content)
  const copyText = () => {
    navigator.clipboard.writeText(text).then(
      () => toast('Copied.'),
      () => toast('Couldn’t copy. Select the text and press Ctrl+C.'),
    )
  }
  return (
    <section className={css.copy} aria-label="Unsaved changes in this browser">
      <label htmlFor={id}>Unsaved changes from {formatMoment(new Date(copy.at).toISOString())}</label>
      <textarea id={id} readOnly rows={8} value={text} className={css.copyText} />
      <div className={css.copyActions}>
        <ActionButton onPress={copyText}>Copy all</ActionButton>
        <ActionButton look="plain" onPress={onDiscard}>
          Discard
        </ActionButton>
      </div>
    </section>
  )
}

/** An entry as plain text: a line for each field, then the body. */
function contentText({ slug, fields, markdown }: EntryContent): string {
  const lines = [...(slug === '' ? [] : [`slug: ${slug}`]), ...linesOf('', fields)]
  return `${lines.join('\n')}\n\n${markdown}`
}

function linesOf(path: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => linesOf(path === '' ? key : `${path}.${key}`, part))
  }
  return [`${path}: ${typeof value === 'string' ? value : JSON.stringify(value)}`]
}

interface RecoverableCopiesProps extends Pick<EntryPageProps, 'kind' | 'href'> {
  copies: LocalCopies
  left: readonly LocalCopy[]
}

/** Local copies of an entry that the server no longer has, to copy from or to create a new entry from. */
export function RecoverableCopies({ kind, href, copies, left }: RecoverableCopiesProps) {
  const [shown, setShown] = useState(left)
  const discard = (copy: LocalCopy) => {
    copies.remove(copy)
    setShown((others) => others.filter((other) => other !== copy))
  }
  return shown.map((copy) => (
    <div key={copy.session}>
      <LocalCopyPanel copy={copy} onDiscard={() => discard(copy)} />
      {kind !== 'page' && (
        <ActionButton look="main" onPress={() => createFromCopy({ copies, copy, href })}>
          Create a new {kindWords[kind].one} from this
        </ActionButton>
      )}
    </div>
  ))
}

/** Opens a copy as a new entry, and removes it from the old one. @throws when the storage is full. */
export function createFromCopy({
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
