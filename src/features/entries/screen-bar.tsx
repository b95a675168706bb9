import type { Ref, RefAttributes } from 'react'
import type { Entry } from '../../../contract/entry'
import type { Publication } from '../../../contract/publication'
import { ActionButton } from '../../ui/action-button'
import { SiteLink } from '../../ui/site-link'
import { AlsoOpen } from './also-open'
import { blockersOf, isSaved, type SaveState } from './autosave/save-state'
import { SaveStatus } from './autosave/save-status'
import type { EntryPageProps } from './entry-page-props'
import * as css from './entry-screen.module.css'
import { kindWords } from './kind-words'
import { ActionBar } from './workflow/action-bar'
import { StatusChip } from './workflow/status-chip'

interface Props
  extends RefAttributes<HTMLDivElement>, Pick<EntryPageProps, 'api' | 'user' | 'kind' | 'href'> {
  /** Of the line that says whether the text is saved. */
  savingRef: Ref<HTMLDivElement>
  state: SaveState
  /** Emails of others who have it open. */
  others: readonly string[]
  isPreviewOpen: boolean
  /** Default: there is no page to preview. */
  onPreview: (() => void) | undefined
  onSave: () => void
  onChanged: (entry: Entry, publication: Publication | null) => void
}

/** Stays above the text: the link back to the list, the status, whether it is saved, and the actions. */
export function ScreenBar(props: Props) {
  const {
    ref,
    savingRef,
    api,
    user,
    kind,
    href,
    state,
    others,
    isPreviewOpen,
    onPreview,
    onSave,
    onChanged,
  } = props
  const { entry } = state
  return (
    <div ref={ref} className={css.bar}>
      <div className={css.where}>
        <SiteLink href={href} className={css.back}>
          {kindWords[kind].title}
        </SiteLink>
        {entry && <StatusChip state={entry.state} live={entry.live} />}
        <div ref={savingRef} className={css.saving}>
          <SaveStatus state={state} />
          {!isSaved(state) && state.phase.is !== 'conflict' && (
            <ActionButton look="plain" onPress={onSave}>
              Save now
            </ActionButton>
          )}
        </div>
        <AlsoOpen others={others} />
      </div>
      <div className={css.actions}>
        {onPreview && (
          <ActionButton aria-pressed={isPreviewOpen} onPress={onPreview}>
            Preview
          </ActionButton>
        )}
        {entry && (
          <ActionBar
            api={api}
            entry={{ ...entry, blockers: [...blockersOf(state)] }}
            caller={user}
            isSaved={isSaved(state)}
            onChanged={onChanged}
          />
        )}
      </div>
    </div>
  )
}
