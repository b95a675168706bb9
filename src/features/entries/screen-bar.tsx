import type { Entry } from '../../../contract/entry'
import type { Publication } from '../../../contract/publication'
import { ActionButton } from '../../ui/action-button'
import { SiteLink } from '../../ui/site-link'
import { kindWords } from './kind-words'
import { MoveBar } from './workflow/move-bar'
import { StateChip } from './workflow/state-chip'
import { SavingLine } from './autosave/saving-line'
import { isSaved, type SavingState } from './autosave/saving-state'
import type { WritingPage } from './writing-props'
import * as css from './writing-screen.module.css'

interface Props extends Pick<WritingPage, 'api' | 'user' | 'kind' | 'href'> {
  state: SavingState
  isPreviewOpen: boolean
  onPreview: () => void
  onSave: () => void
  onMoved: (entry: Entry, publication: Publication | null) => void
}

/** Stays above the text: the way back, where it stands, whether it is saved, and what can be done. */
export function ScreenBar(props: Props) {
  const { api, user, kind, href, state, isPreviewOpen, onPreview, onSave, onMoved } = props
  const { entry } = state
  return (
    <div className={css.bar}>
      <div className={css.where}>
        <SiteLink href={href} className={css.back}>
          {kindWords[kind].title}
        </SiteLink>
        {entry && <StateChip state={entry.state} live={entry.live} />}
        <div className={css.saving}>
          <SavingLine state={state} />
          {!isSaved(state) && state.phase.is !== 'conflict' && (
            <ActionButton look="plain" onPress={onSave}>
              Save now
            </ActionButton>
          )}
        </div>
      </div>
      <div className={css.actions}>
        <ActionButton aria-pressed={isPreviewOpen} onPress={onPreview}>
          Preview
        </ActionButton>
        {entry && (
          <MoveBar api={api} entry={entry} caller={user} isSaved={isSaved(state)} onMoved={onMoved} />
        )}
      </div>
    </div>
  )
}
