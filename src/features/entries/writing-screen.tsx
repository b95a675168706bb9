import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry, EntryContent } from '../../../contract/entry'
import type { Publication } from '../../../contract/publication'
import { useToast } from '../../ui/toasts'
import { noteSaved } from './entry-queries'
import { explainReadOnly } from './explain-read-only'
import { FormContext } from './form/form-context'
import { MissingPanel } from './form/missing-panel'
import { History } from './history'
import { isSmallScreen } from './is-small-screen'
import { kindWords } from './kind-words'
import type { LoadedEntry } from './load-entry'
import { createPictures } from './pictures'
import { PreviewPane } from './preview-pane'
import type { LocalCopies } from './autosave/local-copies'
import { isSaved } from './autosave/saving-state'
import { useKeeper } from './autosave/use-keeper'
import { useRecovery } from './autosave/use-recovery'
import { ScreenBar } from './screen-bar'
import { ScreenDialogs } from './screen-dialogs'
import { ScreenNotices } from './screen-notices'
import { SideFields } from './side-fields'
import { TextColumn } from './text-column'
import { useEntryAddress } from './use-entry-address'
import { useLatestPublication } from './use-latest-publication'
import { useScreenKeys } from './use-screen-keys'
import type { WritingPage } from './writing-props'
import * as css from './writing-screen.module.css'

interface Props extends WritingPage {
  copies: LocalCopies
  id: string
  loaded: LoadedEntry
  /** What one starts from. */
  content: EntryContent
}

/** One entry open to write: title and text, what stands around them, and what can be done. */
export function WritingScreen({ copies, id, loaded, content: start, ...page }: Props) {
  const { api, user, kind, href, isSignedOut } = page
  const queryClient = useQueryClient()
  const toast = useToast()
  const [keeper, state] = useKeeper({
    api,
    copies,
    id,
    entry: loaded.entry,
    content: start,
    isSignedOut,
    onSaved: (entry) => noteSaved(queryClient, entry),
  })
  const { content, entry } = state
  const recovery = useRecovery({ keeper, copies, ...loaded })
  const [pictures] = useState(() => createPictures(api))
  const [preview, setPreview] = useState<'closed' | 'beside' | 'full'>('closed')
  const [publication, setPublication] = useLatestPublication(api, entry)
  useEntryAddress(entry, href, loaded.entry === undefined)

  const readOnly = entry && explainReadOnly(entry, user)
  const save = () => void keeper.settle().then((saved) => saved && toast('Saved.'))
  const togglePreview = () =>
    setPreview(preview !== 'closed' ? 'closed' : isSmallScreen() ? 'full' : 'beside')
  useScreenKeys({ onSave: save, onPreview: togglePreview })
  const onMoved = (moved: Entry, made: Publication | null) => {
    keeper.adopt(moved)
    if (!made) return
    setPublication(made.id)
    window.scrollTo({ top: 0 }) // where its receipt is
  }
  const form = {
    ...page,
    id,
    content,
    onChange: keeper.change,
    live: entry?.live ?? null,
    pictures,
    slugRefusal: state.refusedSlug?.message,
  }
  return (
    // a field that is left is saved
    <div className={css.screen} onBlur={keeper.flush}>
      <h1 className="visually-hidden">{content.fields.title ?? kindWords[kind].untitled}</h1>
      <ScreenBar
        {...page}
        state={state}
        isPreviewOpen={preview !== 'closed'}
        onPreview={togglePreview}
        onSave={save}
        onMoved={onMoved}
      />
      <ScreenNotices
        {...page}
        id={id}
        state={state}
        copies={copies}
        readOnly={readOnly}
        publicationId={publication}
        beside={recovery.beside}
        onDiscard={recovery.discard}
        onSave={save}
      />
      <FormContext value={{ problems: entry?.problems ?? [], isReadOnly: readOnly !== undefined }}>
        <div className={`${css.columns} ${css[preview]}`}>
          {/* hidden, not gone: what can be undone stays so */}
          <div className={css.main} hidden={preview === 'full'}>
            <TextColumn {...form} />
          </div>
          {preview !== 'closed' && (
            <PreviewPane
              content={content}
              isFull={preview === 'full'}
              onFullChange={(isFull) => setPreview(isFull ? 'full' : 'beside')}
              onClose={() => setPreview('closed')}
            />
          )}
          <aside
            aria-label={`About this ${kindWords[kind].one}`}
            className={css.side}
            hidden={preview === 'full'}
          >
            {entry && <MissingPanel problems={entry.problems} />}
            <SideFields {...form} />
          </aside>
        </div>
      </FormContext>
      {entry && (
        <History
          api={api}
          entry={entry}
          canRestore={readOnly === undefined && isSaved(state)}
          onRestored={keeper.adopt}
        />
      )}
      <ScreenDialogs
        keeper={keeper}
        state={state}
        copies={copies}
        recovery={recovery}
        canEdit={readOnly === undefined}
      />
    </div>
  )
}
