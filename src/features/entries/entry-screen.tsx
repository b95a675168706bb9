import { useQueryClient } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isSetting, titleOf } from '../../../contract/content/kinds'
import type { Entry, EntryContent } from '../../../contract/entry'
import type { Publication } from '../../../contract/publication'
import { useToast } from '../../ui/toasts'
import type { Autosave } from './autosave/autosave'
import type { LocalCopies } from './autosave/local-copies'
import { useRecovery } from './autosave/recovery'
import { blockersOf, isSaved } from './autosave/save-state'
import { useAutosave } from './autosave/use-autosave'
import type { EntryPageProps } from './entry-page-props'
import { refreshLists, type LoadedEntry } from './entry-queries'
import * as css from './entry-screen.module.css'
import { explainReadOnly } from './explain-read-only'
import { withField } from './form/field-sections'
import { FormContext } from './form/form-context'
import { MissingPanel } from './form/missing-panel'
import { useOpenAt } from './in-place/use-open-at'
import { kindWords } from './kind-words'
import { FileMerge } from './merge/file-merge'
import { createPictures } from './pictures'
import { isSmallScreen, PreviewPane } from './preview-pane'
import { useLatestPublication } from './publication-status/publication-queries'
import { RemarksPanel } from './remarks/remarks-panel'
import { useRemarks } from './remarks/use-remarks'
import { VersionHistory } from './revisions/version-history'
import { ScreenBar } from './screen-bar'
import { ScreenDialogs } from './screen-dialogs'
import { ScreenNotices } from './screen-notices'
import { SideFields } from './side-fields'
import { SourcePanel } from './source/source-panel'
import { TextColumn } from './text-column'
import { usePresence } from './use-presence'

interface Props extends EntryPageProps {
  copies: LocalCopies
  id: string
  loaded: LoadedEntry
  /** The content to start from. */
  content: EntryContent
  /** Passages to open it at, the first that it has. */
  at: readonly string[]
}

/** One entry in the editor: title and text, its fields, and the actions. */
export function EntryScreen({ copies, id, loaded, content: start, at, ...page }: Props) {
  const { api, user, kind, href, isSignedOut } = page
  const queryClient = useQueryClient()
  const toast = useToast()
  const [autosave, state] = useAutosave({
    api,
    copies,
    id,
    entry: loaded.entry,
    content: start,
    isSignedOut,
    onSaved: (entry) => refreshLists(queryClient, entry),
  })
  const { content, entry } = state
  const recovery = useRecovery({ autosave, copies, ...loaded })
  const [pictures] = useState(() => createPictures(api))
  const [preview, setPreview] = useState<'closed' | 'beside' | 'full'>('closed')
  const [isComparing, setComparing] = useState(false)
  const [publication, setPublication] = useLatestPublication(api, entry)
  const others = usePresence({ api, id: entry?.id, isSignedOut })
  const remarks = useRemarks(api, entry?.id)
  useEntryAddress(entry, href, loaded.entry === undefined)

  const { takenSlug } = state
  const blockers = useMemo(() => blockersOf({ entry, takenSlug }), [entry, takenSlug])
  const withoutText = useWithoutText(content)
  const { changeField, changeSlug } = useChanges(autosave)
  const [screen, bar, saving] = useBarHeights()
  useOpenAt(screen, at)
  const readOnly = entry && explainReadOnly(entry, user)
  const save = () => void autosave.saveAndWait().then((saved) => saved && toast('Saved.'))
  const togglePreview = () =>
    setPreview(preview !== 'closed' ? 'closed' : isSmallScreen() ? 'full' : 'beside')
  const hasPage = !isSetting(content.kind)
  useShortcuts({ onSave: save, onPreview: () => hasPage && togglePreview() })
  const onChanged = (moved: Entry, made: Publication | null) => {
    autosave.adopt(moved)
    if (!made) return
    setPublication(made.id)
    window.scrollTo({ top: 0 }) // where its status is
  }
  const isReadOnly = readOnly !== undefined
  const formState = useMemo(() => ({ blockers, isReadOnly }), [blockers, isReadOnly])
  const ownFile = entry?.source?.file
  const files = useMemo(() => page.files.filter(({ file }) => file !== ownFile), [page.files, ownFile])
  const form = {
    ...page,
    files,
    id,
    content,
    onChange: autosave.change,
    live: entry?.live ?? null,
    pictures,
    slugError: state.takenSlug?.message,
  }
  return (
    // leaving a field saves
    <div ref={screen} className={css.screen} onBlur={autosave.flush}>
      {hasPage && <h1 className="visually-hidden">{titleOf(content) || kindWords[kind].untitled}</h1>}
      <ScreenBar
        ref={bar}
        savingRef={saving}
        {...page}
        state={state}
        others={others}
        isPreviewOpen={preview !== 'closed'}
        onPreview={hasPage ? togglePreview : undefined}
        onSave={save}
        onChanged={onChanged}
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
        onUndoMerge={autosave.undoMerge}
        onDismissMerge={autosave.dismissMerge}
      />
      <FormContext value={formState}>
        <div className={`${css.columns} ${css[preview]}`}>
          {/* hidden instead of removed, to keep the undo history */}
          <div className={css.main} hidden={preview === 'full'}>
            <TextColumn
              {...form}
              withoutText={withoutText}
              onFieldChange={changeField}
              remarks={remarks.editor}
            />
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
            {entry?.source && (
              <SourcePanel
                source={entry.source}
                onCompare={readOnly === undefined && isSaved(state) ? () => setComparing(true) : undefined}
              />
            )}
            {entry && hasPage && (
              <RemarksPanel api={api} id={entry.id} email={user.email} remarks={remarks} />
            )}
            {entry && <MissingPanel kind={entry.kind} blockers={blockers} />}
            <SideFields
              {...form}
              content={withoutText}
              onFieldChange={changeField}
              onSlugChange={changeSlug}
            />
          </aside>
        </div>
      </FormContext>
      {entry && (
        <VersionHistory
          api={api}
          entry={entry}
          canRestore={readOnly === undefined && isSaved(state)}
          onRestored={autosave.adopt}
        />
      )}
      {isComparing && entry && (
        <FileMerge
          api={api}
          entry={entry}
          onClose={() => setComparing(false)}
          onMerged={(merged) => {
            setComparing(false)
            autosave.adopt(merged)
            refreshLists(queryClient, merged)
          }}
        />
      )}
      <ScreenDialogs
        autosave={autosave}
        state={state}
        copies={copies}
        recovery={recovery}
        canEdit={readOnly === undefined}
      />
    </div>
  )
}

/** The content without its text, which stays the same object while only that changes. */
function useWithoutText({ kind, slug, fields }: EntryContent): EntryContent {
  return useMemo(
    () => ({ kind, slug, fields, markdown: '' }) as EntryContent, // kind and fields belong together
    [kind, slug, fields],
  )
}

/** Changes of a part, which stay the same functions while others change. */
function useChanges(autosave: Autosave) {
  return useMemo(() => {
    const now = () => autosave.get().content
    return {
      changeField: (key: string, value: unknown) => autosave.change(withField(now(), key, value)),
      changeSlug: (slug: string) => autosave.change({ ...now(), slug }),
    }
  }, [autosave])
}

/** Keeps the heights of the bar and of its line about saving, which may wrap, for what stands below them. */
function useBarHeights() {
  const screen = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const saving = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const measured = [
      { element: bar.current, name: '--bar-height' },
      { element: saving.current, name: '--saving-height' },
    ]
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const name = measured.find(({ element }) => element === target)?.name
        const height = borderBoxSize[0]?.blockSize ?? 0
        if (name !== undefined) screen.current?.style.setProperty(name, `${height}px`)
      }
    })
    for (const { element } of measured) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [screen, bar, saving] as const
}

/** Puts the id of a new entry into the address once the server has it: a reload then loads it from there. */
function useEntryAddress(entry: Entry | undefined, href: string, wasUnknown: boolean): void {
  const id = entry?.id
  useEffect(() => {
    if (wasUnknown && id !== undefined) navigate(`${href}?entry=${id}`, { replace: true })
  }, [id, href, wasUnknown])
}

interface Actions {
  onSave: () => void
  onPreview: () => void
}

/** Ctrl+S or Cmd+S saves now, Ctrl+Shift+P or Cmd+Shift+P toggles the preview. */
function useShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = findAction(event)
      if (action === undefined) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function findAction({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Actions | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 's' && !shiftKey) return 'onSave'
  return key.toLowerCase() === 'p' && shiftKey ? 'onPreview' : undefined
}
