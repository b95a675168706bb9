import { ActionButton } from '../../../ui/action-button'
import { DataTable } from '../../../ui/data-table'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import * as css from '../seo.module.css'
import type { PageDraft } from './page-draft'

interface Props {
  /** Who saved the other version; undefined: it was reset. */
  by: string | undefined
  theirs: PageDraft
  mine: PageDraft
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Two people changed the same page: shows the differences and the options. */
export function ConflictDialog({ by, theirs, mine, onMine, onTheirs, onClose }: Props) {
  const differing = fields.filter(({ key }) => theirs[key] !== mine[key])
  return (
    <DialogBox role="alertdialog" size="wide" title="Someone else changed this page" open onClose={onClose}>
      <p>
        {by === undefined ? 'Someone else reset this page' : `${by} changed this page`} after you opened it.
        Your changes aren’t saved yet.
      </p>
      <DataTable
        label="Differences"
        columns={[
          { title: 'Field', cell: ({ title }) => title },
          { title: 'Theirs', width: '40%', cell: ({ key }) => inWords(theirs[key]) },
          { title: 'Yours', width: '40%', cell: ({ key }) => inWords(mine[key]) },
        ]}
        rows={differing}
        keyOf={({ key }) => key}
      />
      {differing.length === 0 && <p className={css.own}>Both versions are the same</p>}
      <DialogActions>
        <ActionButton onPress={onClose}>Keep editing</ActionButton>
        <ActionButton onPress={onTheirs}>Use theirs</ActionButton>
        <ActionButton look="main" onPress={onMine}>
          Save yours
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

const fields: readonly { key: keyof PageDraft; title: string }[] = [
  { key: 'title', title: 'Meta title' },
  { key: 'description', title: 'Meta description' },
  { key: 'canonical', title: 'Canonical URL' },
  { key: 'noindex', title: 'Noindex' },
  { key: 'image', title: 'Social image' },
]

function inWords(value: PageDraft[keyof PageDraft]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === '' ? 'Default' : value
}
