import { useId } from 'react'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { useToast } from '../../../ui/toasts'
import { contentText } from './content-text'
import type { LocalCopy } from './local-copies'
import * as css from './saving.module.css'

interface Props {
  copy: LocalCopy
  onDiscard: () => void
}

/** A text this browser kept, beside the one that is written on: to copy from until it is discarded. */
export function KeptText({ copy, onDiscard }: Props) {
  const id = useId()
  const toast = useToast()
  const text = contentText(copy.content)
  const putOnClipboard = () => {
    navigator.clipboard.writeText(text).then(
      () => toast('The kept text is on the clipboard.'),
      () => toast('The browser did not allow it. Select the text and copy it by keyboard.'),
    )
  }
  return (
    <section className={css.kept} aria-label="Text kept in this browser">
      <label htmlFor={id}>Kept in this browser on {formatMoment(new Date(copy.at).toISOString())}</label>
      <textarea id={id} readOnly rows={8} value={text} className={css.keptText} />
      <div className={css.keptActions}>
        <ActionButton onPress={putOnClipboard}>Copy all of it</ActionButton>
        <ActionButton look="plain" onPress={onDiscard}>
          Discard it
        </ActionButton>
      </div>
    </section>
  )
}
