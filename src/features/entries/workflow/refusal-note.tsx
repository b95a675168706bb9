import { ActionButton } from '../../../ui/action-button'
import { explainRefusal } from './explain-refusal'
import * as css from './moves.module.css'

interface Props {
  error: Error | null
  /** Loads the entry as it is now. */
  onReload: () => void
  isLoading: boolean
}

/** Says why a move was not made; where the entry is another by now, offers to load it. */
export function RefusalNote({ error, onReload, isLoading }: Props) {
  if (error === null) return null
  const { text, outdated } = explainRefusal(error)
  return (
    <div role="alert" className={css.refusal}>
      <p>{text}</p>
      {outdated && (
        <ActionButton isPending={isLoading} onPress={onReload}>
          {isLoading ? 'Loading…' : 'Load the latest'}
        </ActionButton>
      )}
    </div>
  )
}
