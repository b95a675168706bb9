import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import type { SeoFacts } from '../../config/seo-facts'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import { DataTable } from '../../ui/data-table'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { useToast } from '../../ui/toasts'
import { LimitedField } from './limited-field'
import { mostAtOnce, planBulk, type BulkChange, type BulkStep } from './plan-bulk'
import type { SeoRow } from './plan-seo-rows'
import { findCurrent, useSaveSeo } from './seo-queries'
import * as css from './seo.module.css'

interface Props {
  api: ApiClient
  rows: readonly SeoRow[]
  facts: SeoFacts
  onClose: (isDone: boolean) => void
}

const choices: readonly { value: BulkChange['kind']; title: string; text: string }[] = [
  { value: 'noindex', title: 'Keep out of search engines', text: 'They are told not to list these pages.' },
  { value: 'index', title: 'Let search engines find them', text: 'As pages are by themselves.' },
  { value: 'title', title: 'Write the titles by a pattern', text: 'For example, with another ending.' },
  { value: 'clear', title: 'Take back everything set here', text: 'The pages say what their files say.' },
]

/** Changes several pages at once, all or none; what will change is shown first. */
export function BulkDialog({ api, rows, facts, onClose }: Props) {
  const [kind, setKind] = useState<BulkChange['kind']>('noindex')
  const [pattern, setPattern] = useState(`{title} | ${facts.siteName}`)
  const save = useSaveSeo(api)
  const toast = useToast()
  const steps = planBulk(rows, kind === 'title' ? { kind, pattern } : { kind }, facts)
  const isTooMany = steps.length > mostAtOnce
  const make = () =>
    save.mutate(steps.map(changeOf), {
      onSuccess: () => {
        toast(`${countPages(steps.length)} changed. It is live with the next build.`)
        onClose(true)
      },
    })
  return (
    <DialogBox size="wide" title={`Change ${countPages(rows.length)}`} open onClose={() => onClose(false)}>
      <SelectField label="What to do" value={kind} choices={choices} onChange={setKind} />
      {kind === 'title' && (
        <LimitedField
          label="Pattern"
          hint="{title} stands for the page’s own title without the firm’s name."
          value={pattern}
          onChange={setPattern}
          fault={pattern.trim() === '' ? 'Write a pattern.' : undefined}
        />
      )}
      <p role="status">
        {steps.length === 0
          ? 'Nothing changes: all of these pages are so already.'
          : `${countPages(steps.length)} of ${rows.length} will change:`}
      </p>
      {steps.length > 0 && (
        <div role="region" aria-label="What changes" tabIndex={0} className={css.preview}>
          <DataTable label="What changes" columns={stepColumns} rows={steps} keyOf={({ row }) => row.path} />
        </div>
      )}
      {isTooMany && (
        <p className={css.faults}>At most {mostAtOnce} pages can be changed at once. Select fewer.</p>
      )}
      {save.error && (
        <p role="alert" className={css.faults}>
          {explain(save.error)}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={() => onClose(false)}>Cancel</ActionButton>
        <ActionButton
          look="main"
          isDisabled={steps.length === 0 || isTooMany}
          isPending={save.isPending}
          onPress={make}
        >
          {save.isPending ? 'Saving…' : `Change ${countPages(steps.length)}`}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

const changeOf = ({ row, values }: BulkStep) => ({
  path: row.path,
  version: row.setting?.version ?? 0,
  values,
})

/** The list is loaded anew by then, so that the box shows what would change now. */
function explain(error: Error): string {
  const current = findCurrent(error)
  if (!current) return `Nothing was changed. ${error.message}`
  return 'Nothing was changed: somebody else has changed one of these pages meanwhile. See above what would change now, then try again.'
}

const stepColumns = [
  { title: 'Page', width: '30%', cell: ({ row }: BulkStep) => <span className={css.path}>{row.path}</span> },
  { title: 'Now', width: '35%', cell: ({ before }: BulkStep) => before },
  { title: 'Then', width: '35%', cell: ({ after }: BulkStep) => after },
]

const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
