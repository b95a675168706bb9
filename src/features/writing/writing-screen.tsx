import { useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import type { Entry, EntryContent } from '../../../contract/entry'
import type { Publication } from '../../../contract/publication'
import type { ApiClient } from '../../client/create-api-client'
import { useStatus } from '../../ui/status-messages'
import { SideFields, TextColumn } from './entry-form'
import { noteSaved } from './entry-queries'
import { explainReadOnly } from './explain-read-only'
import { FormContext } from './form/form-context'
import { MissingPanel } from './form/missing-panel'
import { kindWords } from './kind-words'
import type { LoadedEntry } from './load-entry'
import { createPictures } from './pictures'
import { PreviewPane } from './preview-pane'
import { RevisionsPanel } from './revisions/revisions-panel'
import type { LocalCopies } from './saving/local-copies'
import { isSaved } from './saving/saving-state'
import { useKeeper } from './saving/use-keeper'
import { useRecovery } from './saving/use-recovery'
import { ScreenBar } from './screen-bar'
import { ScreenDialogs } from './screen-dialogs'
import { ScreenNotices } from './screen-notices'
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
  const say = useStatus()
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
  useAddressOf(entry, href, loaded.entry === undefined)

  const readOnly = entry && explainReadOnly(entry, user)
  const save = () => void keeper.settle().then((saved) => saved && say('Saved.'))
  const togglePreview = () => setPreview(preview === 'closed' ? 'beside' : 'closed')
  useScreenKeys({ onSave: save, onPreview: togglePreview })
  const onMoved = (moved: Entry, made: Publication | null) => {
    keeper.adopt(moved)
    if (made) setPublication(made.id)
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
          {preview !== 'full' && (
            <div className={css.main}>
              <TextColumn {...form} />
            </div>
          )}
          {preview !== 'closed' && (
            <PreviewPane
              content={content}
              isFull={preview === 'full'}
              onFullChange={(isFull) => setPreview(isFull ? 'full' : 'beside')}
              onClose={() => setPreview('closed')}
            />
          )}
          {preview !== 'full' && (
            <aside aria-label={`About this ${kindWords[kind].one}`} className={css.side}>
              {entry && <MissingPanel problems={entry.problems} />}
              <SideFields {...form} />
            </aside>
          )}
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

/** Earlier forms, loaded when somebody asks for them. */
function History(props: Parameters<typeof RevisionsPanel>[0]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier versions</summary>
      {isOpen && <RevisionsPanel {...props} />}
    </details>
  )
}

/** Once a new entry is on the server, its address says so: a reload then asks the server first. */
function useAddressOf(entry: Entry | undefined, href: string, wasUnknown: boolean): void {
  const id = entry?.id
  useEffect(() => {
    if (wasUnknown && id !== undefined) navigate(`${href}?entry=${id}`, { replace: true })
  }, [id, href, wasUnknown])
}

/** The receipt to show: of the last move made here, else of the latest publication that is not live yet. */
function useLatestPublication(api: ApiClient, entry: Entry | undefined) {
  const [made, setMade] = useState<string>()
  const { data } = useQuery({
    queryKey: ['publications', 'of', entry?.id],
    queryFn: async ({ signal }) => {
      const query = { entry: entry?.id ?? '', limit: 1 }
      return (await api.GET('/api/publications', { params: { query }, signal })).data.data[0] ?? null
    },
    enabled: entry !== undefined && made === undefined,
    staleTime: Infinity,
  })
  const isOpen = data && data.state !== 'live' && data.state !== 'replaced'
  return [made ?? (isOpen ? data.id : undefined), setMade] as const
}
