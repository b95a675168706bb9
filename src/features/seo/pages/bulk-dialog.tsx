import { useState } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import type { SeoFacts } from '../../../config/seo-facts'
import { ActionButton } from '../../../ui/action-button'
import { DataTable } from '../../../ui/data-table'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { SelectField } from '../../../ui/select-field'
import { useToast } from '../../../ui/toasts'
import { LimitedField } from '../limited-field'
import type { SeoRow } from '../plan-seo-rows'
import { findCurrent, useSaveSeo } from '../seo-queries'
import * as css from '../seo.module.css'
import { mostAtOnce, planBulk, type BulkChange, type BulkStep } from './plan-bulk'

interface Props {
  api: ApiClient
  rows: readonly SeoRow[]
  facts: SeoFacts
  onClose: (isDone: boolean) => void
}

const choices: readonly { value: BulkChange['kind']; title: string; text: string }[] = [
  { value: 'noindex', title: 'Hide from search engines (noindex)', text: 'Adds noindex to these pages.' },
  { value: 'index', title: 'Allow indexing', text: 'Default for public pages.' },
  { value: 'title', title: 'Apply title template', text: 'For example, to change the ending.' },
  { value: 'clear', title: 'Reset to default', text: 'Removes all customisations.' },
]

/** Changes several pages at once, all or none, with a preview. */
export function BulkDialog({ api, rows, facts, onClose }: Props) {
  const [kind, setKind] = useState<BulkChange['kind'] | ''>('')
  const [isAsking, setAsking] = useState(false)
  const [pattern, setPattern] = useState(`{title} | ${facts.siteName}`)
  const save = useSaveSeo(api)
  const toast = useToast()
  const steps = kind === '' ? [] : planBulk(rows, kind === 'title' ? { kind, pattern } : { kind }, facts)
  const isTooMany = steps.length > mostAtOnce
  const make = () =>
    save.mutate(steps.map(changeOf), {
      onSuccess: () => {
        toast(`${countPages(steps.length)} changed. Goes live with the next build.`)
        onClose(true)
      },
    })
  const hides = kind === 'noindex'
  if (isAsking)
    return (
      <HideQuestion
        pages={countPages(steps.length)}
        error={save.error}
        isPending={save.isPending}
        onHide={make}
        onClose={() => setAsking(false)}
      />
    )
  return (
    <DialogBox size="wide" title={`Change ${countPages(rows.length)}`} open onClose={() => onClose(false)}>
      <SelectField label="Action" value={kind} choices={choices} onChange={setKind} />
      {kind === 'title' && (
        <LimitedField
          label="Template"
          hint="{title} is the page’s title without the site name."
          value={pattern}
          onChange={setPattern}
          issue={pattern.trim() === '' ? 'Enter a template' : undefined}
        />
      )}
      <p role="status">{describeSteps(kind, steps.length, rows.length)}</p>
      {steps.length > 0 && (
        <div role="region" aria-label="Preview" tabIndex={0} className={css.preview}>
          <DataTable label="Preview" columns={stepColumns} rows={steps} keyOf={({ row }) => row.path} />
        </div>
      )}
      {isTooMany && (
        <p className={css.issues}>You can change up to {mostAtOnce} pages at once. Select fewer pages.</p>
      )}
      {save.error && (
        <p role="alert" className={css.issues}>
          {explain(save.error)}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={() => onClose(false)}>Cancel</ActionButton>
        <ActionButton
          look="main"
          isDisabled={steps.length === 0 || isTooMany}
          isPending={save.isPending}
          onPress={() => (hides ? setAsking(true) : make())}
        >
          {save.isPending ? 'Saving…' : `Change ${countPages(kind === '' ? rows.length : steps.length)}`}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

interface HideProps {
  /** E.g. "3 pages". */
  pages: string
  error: Error | null
  isPending: boolean
  onHide: () => void
  onClose: () => void
}

/** Asks again before pages leave the search engines; the focus is where nothing happens. */
function HideQuestion({ pages, error, isPending, onHide, onClose }: HideProps) {
  return (
    <DialogBox role="alertdialog" title={`Hide ${pages} from search engines?`} open onClose={onClose}>
      <p>
        After the next build, search engines remove {pages === '1 page' ? 'this page' : 'these pages'} from
        their results. Getting back in can take weeks.
      </p>
      {error && (
        <p role="alert" className={css.issues}>
          {explain(error)}
        </p>
      )}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter must not hide pages */}
        <ActionButton autoFocus onPress={onClose}>
          Back
        </ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={onHide}>
          {isPending ? 'Saving…' : `Hide ${pages}`}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

function describeSteps(kind: BulkChange['kind'] | '', changing: number, all: number): string {
  if (kind === '') return 'Choose what to change'
  if (changing === 0) return 'No changes: these pages already have this setting'
  return `${changing} of ${countPages(all)} will change:`
}

const changeOf = ({ row, values }: BulkStep) => ({
  path: row.path,
  version: row.setting?.version ?? 0,
  values,
})

/** The list has been reloaded by then, so the preview shows what would change now. */
function explain(error: Error): string {
  const current = findCurrent(error)
  if (!current) return `Couldn’t save the changes. ${error.message}`
  return 'Someone else changed one of these pages. Check the preview and try again.'
}

const stepColumns = [
  { title: 'Page', width: '30%', cell: ({ row }: BulkStep) => <span className={css.path}>{row.path}</span> },
  { title: 'Before', width: '35%', cell: ({ before }: BulkStep) => before },
  { title: 'After', width: '35%', cell: ({ after }: BulkStep) => after },
]

const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
