import { useState } from 'react'
import type { SeoSetting } from '../../../contract/seo'
import type { ApiClient } from '../../client/create-api-client'
import { useKeyCommands, type KeyCommand } from '../../lib/use-key-commands'
import { ActionButton } from '../../ui/action-button'
import { ChevronLeft, ExternalLink } from '../../ui/icons'
import { KeyHelp } from '../../ui/key-help'
import { SiteLink } from '../../ui/site-link'
import { ConflictDialog } from './conflict-dialog'
import { findFaults } from './find-faults'
import { LeaveDialog } from './leave-dialog'
import { PageFields } from './page-fields'
import * as css from './page-editor.module.css'
import { compareWith, judgedOf, type SeoRow } from './plan-seo-rows'
import { PagePreviews } from './previews'
import { draftOf, findCanonicalFault, showDraft } from './seo-draft'
import type { SeoPlace } from './seo-place'
import { usePageDraft } from './use-page-draft'
import type { SeoDesk } from './use-seo-desk'
import { useUnsavedGuard } from './use-unsaved-guard'

interface Props {
  api: ApiClient
  desk: SeoDesk
  row: SeoRow
  onPlace: (place: SeoPlace) => void
}

/** What one page says of itself: its fields beside what people will see of them. */
export function PageEditor({ api, desk, row, onPlace }: Props) {
  const { siteUrl, siteName } = desk.facts
  const { draft, setDraft, drop, isDirty, save, conflict, dropConflict, isSaving, problem } = usePageDraft(
    api,
    row,
    siteUrl,
  )
  const guard = useUnsavedGuard(isDirty)
  const shown = showDraft(draft, row, siteUrl)
  const judged = judgedOf(row, shown)
  const faults = findFaults(judged, compareWith(desk.rows, judged))
  const canonicalFault = findCanonicalFault(draft.canonical, siteUrl)
  const neighbour = (by: number) => desk.rows.filter(({ gone }) => !gone)[placeOf(desk, row) + by]?.path
  const go = (path: string | undefined) =>
    path !== undefined && guard.ask(() => onPlace({ tab: 'pages', page: path }))
  const back = () => guard.ask(() => onPlace({ tab: 'pages' }))
  const [showsKeys, setShowsKeys] = useState(false)
  const commands: KeyCommand[] = [
    { key: 'j', title: 'Next page', run: () => go(neighbour(1)) },
    { key: 'k', title: 'Page before', run: () => go(neighbour(-1)) },
    { key: 'u', title: 'Back to the list', run: back },
    { key: '?', title: 'Show the keys', run: () => setShowsKeys(true) },
  ]
  useKeyCommands(commands)
  return (
    <section aria-label={`What ${row.path} says of itself`}>
      <div className={css.bar}>
        <ActionButton look="plain" onPress={back}>
          <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" /> All pages
        </ActionButton>
        <ActionButton look="plain" isDisabled={neighbour(-1) === undefined} onPress={() => go(neighbour(-1))}>
          Page before
        </ActionButton>
        <ActionButton look="plain" isDisabled={neighbour(1) === undefined} onPress={() => go(neighbour(1))}>
          Next page
        </ActionButton>
        <KeyHelp commands={commands} open={showsKeys} onOpenChange={setShowsKeys} />
      </div>
      <h2 className={css.heading}>{row.path}</h2>
      <p className={css.source}>
        {row.file !== '' && <>Its text is in {row.file}. </>}
        <SiteLink href={row.path} className={css.see}>
          See the page <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
        </SiteLink>
      </p>
      <div className={css.columns}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (canonicalFault === undefined) save()
          }}
        >
          <PageFields api={api} draft={draft} onChange={setDraft} row={row} canonicalFault={canonicalFault} />
          <Faults faults={faults} />
          {problem !== undefined && (
            <p role="alert" className={css.problem}>
              {problem}
            </p>
          )}
          <div className={css.actions}>
            <ActionButton
              type="submit"
              look="main"
              isDisabled={!isDirty || canonicalFault !== undefined}
              isPending={isSaving}
            >
              {isSaving ? 'Saving…' : 'Save'}
            </ActionButton>
            {isDirty && <ActionButton onPress={drop}>Back to what is saved</ActionButton>}
            <p role="status" className={css.saved}>
              {describeState(row, isDirty)}
            </p>
          </div>
        </form>
        <PagePreviews shown={shown} address={row.address} siteUrl={siteUrl} siteName={siteName} />
      </div>
      {conflict && (
        <Conflict
          current={conflict.current}
          mine={draft}
          row={row}
          onMine={() => save(conflict.current?.version ?? 0)}
          onTheirs={drop}
          onClose={dropConflict}
        />
      )}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={() => guard.leave(drop)} />}
    </section>
  )
}

const placeOf = ({ rows }: SeoDesk, { path }: SeoRow) =>
  rows.filter(({ gone }) => !gone).findIndex((row) => row.path === path)

function describeState({ pending, setting }: SeoRow, isDirty: boolean): string {
  if (isDirty) return 'Not saved yet.'
  if (pending) return 'Saved; live after the next build.'
  return setting ? 'Saved and live.' : 'As its file says.'
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <div role="status" className={css.faults}>
      {faults.length === 0 ? (
        <p className={css.fine}>No faults.</p>
      ) : (
        <ul aria-label="Faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ConflictProps {
  current: SeoSetting | undefined
  mine: ReturnType<typeof draftOf>
  row: SeoRow
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

function Conflict({ current, mine, row, onMine, onTheirs, onClose }: ConflictProps) {
  const [theirs] = useState(() => draftOf(row, current ?? noValues))
  return (
    <ConflictDialog
      by={current?.updatedBy}
      theirs={theirs}
      mine={mine}
      onMine={() => {
        onClose()
        onMine()
      }}
      onTheirs={() => {
        onClose()
        onTheirs()
      }}
      onClose={onClose}
    />
  )
}

const noValues = { title: null, description: null, canonical: null, noindex: null, image: null }
