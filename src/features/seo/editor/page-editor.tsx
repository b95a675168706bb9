import { useState } from 'react'
import type { SeoSetting } from '../../../../contract/seo'
import type { ApiClient } from '../../../client/create-api-client'
import { useKeyCommands, type KeyCommand } from '../../../lib/use-key-commands'
import { ActionButton } from '../../../ui/action-button'
import { ChevronLeft, ExternalLink } from '../../../ui/icons'
import { KeyHelp } from '../../../ui/key-help'
import { SiteLink } from '../../../ui/site-link'
import { compareWith, toChecked, type SeoRow } from '../plan-seo-rows'
import type { SeoRouteState } from '../route-state'
import type { SeoData } from '../seo-queries'
import { validatePage } from '../validate-page'
import { ConflictDialog } from './conflict-dialog'
import { draftOf, validateCanonical, showDraft, usePageDraft } from './page-draft'
import * as css from './page-editor.module.css'
import { PageFields } from './page-fields'
import { PagePreviews } from './previews'
import { LeaveDialog, useUnsavedGuard } from './unsaved-guard'

interface Props {
  api: ApiClient
  data: SeoData
  row: SeoRow
  onNavigate: (state: SeoRouteState) => void
}

/** The SEO settings of one page, beside previews of them. */
export function PageEditor({ api, data, row, onNavigate }: Props) {
  const { siteUrl, siteName } = data.facts
  const { draft, setDraft, drop, isDirty, save, conflict, dropConflict, isSaving, problem } = usePageDraft(
    api,
    row,
    siteUrl,
  )
  const guard = useUnsavedGuard(isDirty)
  const shown = showDraft(draft, row, siteUrl)
  const checked = toChecked(row, shown)
  const issues = validatePage(checked, compareWith(data.rows, checked))
  const canonicalIssue = validateCanonical(draft.canonical, siteUrl)
  const neighbour = (by: number) => data.rows.filter(({ gone }) => !gone)[indexOf(data, row) + by]?.path
  const go = (path: string | undefined) =>
    path !== undefined && guard.ask(() => onNavigate({ tab: 'pages', page: path }))
  const back = () => guard.ask(() => onNavigate({ tab: 'pages' }))
  const [showsKeys, setShowsKeys] = useState(false)
  const commands: KeyCommand[] = [
    { key: 'j', title: 'Next page', run: () => go(neighbour(1)) },
    { key: 'k', title: 'Previous page', run: () => go(neighbour(-1)) },
    { key: 'u', title: 'Back to the list', run: back },
    { key: '?', title: 'Show keyboard shortcuts', run: () => setShowsKeys(true) },
  ]
  useKeyCommands(commands)
  return (
    <section aria-label={`SEO settings for ${row.path}`}>
      <div className={css.bar}>
        <ActionButton look="plain" onPress={back}>
          <ChevronLeft size={16} strokeWidth={2} aria-hidden="true" /> All pages
        </ActionButton>
        <ActionButton look="plain" isDisabled={neighbour(-1) === undefined} onPress={() => go(neighbour(-1))}>
          Previous page
        </ActionButton>
        <ActionButton look="plain" isDisabled={neighbour(1) === undefined} onPress={() => go(neighbour(1))}>
          Next page
        </ActionButton>
        <KeyHelp commands={commands} open={showsKeys} onOpenChange={setShowsKeys} />
      </div>
      <h2 className={css.heading}>{row.path}</h2>
      <p className={css.source}>
        {row.file !== '' && <>Source: {row.file}. </>}
        <SiteLink href={row.path} className={css.see}>
          View page <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
        </SiteLink>
      </p>
      <div className={css.columns}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (canonicalIssue === undefined) save()
          }}
        >
          <PageFields api={api} draft={draft} onChange={setDraft} row={row} canonicalIssue={canonicalIssue} />
          <Issues issues={issues} />
          {problem !== undefined && (
            <p role="alert" className={css.problem}>
              {problem}
            </p>
          )}
          <div className={css.actions}>
            <ActionButton
              type="submit"
              look="main"
              isDisabled={!isDirty || canonicalIssue !== undefined}
              isPending={isSaving}
            >
              {isSaving ? 'Saving…' : 'Save'}
            </ActionButton>
            {isDirty && <ActionButton onPress={() => drop()}>Discard changes</ActionButton>}
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

const indexOf = ({ rows }: SeoData, { path }: SeoRow) =>
  rows.filter(({ gone }) => !gone).findIndex((row) => row.path === path)

function describeState({ pending, setting }: SeoRow, isDirty: boolean): string {
  if (isDirty) return 'Unsaved changes'
  if (pending) return 'Saved. Goes live with the next build.'
  return setting ? 'Saved and live' : 'Default'
}

function Issues({ issues }: { issues: readonly string[] }) {
  return (
    <div role="status" className={css.issues}>
      {issues.length === 0 ? (
        <p className={css.fine}>No issues</p>
      ) : (
        <ul aria-label="Issues">
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
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
