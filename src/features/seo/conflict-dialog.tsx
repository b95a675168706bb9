import { ActionButton } from '../../ui/action-button'
import { DataTable } from '../../ui/data-table'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import type { SeoDraft } from './seo-draft'
import * as css from './seo.module.css'

interface Props {
  /** Who set theirs; undefined: they took everything back. */
  by: string | undefined
  theirs: SeoDraft
  mine: SeoDraft
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Two people set the same page: what differs, and the ways on. */
export function ConflictDialog({ by, theirs, mine, onMine, onTheirs, onClose }: Props) {
  const differing = fields.filter(({ key }) => theirs[key] !== mine[key])
  return (
    <DialogBox role="alertdialog" size="wide" title="This was changed meanwhile" open onClose={onClose}>
      <p>
        {by === undefined ? 'Somebody else took back what was set' : `${by} set something else`} for this page
        after you had opened it. Yours is not saved yet.
      </p>
      <DataTable
        label="What differs"
        columns={[
          { title: 'Field', cell: ({ title }) => title },
          { title: 'Theirs', width: '40%', cell: ({ key }) => inWords(theirs[key]) },
          { title: 'Yours', width: '40%', cell: ({ key }) => inWords(mine[key]) },
        ]}
        rows={differing}
        keyOf={({ key }) => key}
      />
      {differing.length === 0 && <p className={css.own}>Both are the same.</p>}
      <DialogActions>
        <ActionButton onPress={onClose}>Go on by hand</ActionButton>
        <ActionButton onPress={onTheirs}>Take theirs</ActionButton>
        <ActionButton look="main" onPress={onMine}>
          Keep yours
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

const fields: readonly { key: keyof SeoDraft; title: string }[] = [
  { key: 'title', title: 'Title' },
  { key: 'description', title: 'Description' },
  { key: 'canonical', title: 'Canonical address' },
  { key: 'noindex', title: 'Kept out of search engines' },
  { key: 'image', title: 'Picture' },
]

function inWords(value: SeoDraft[keyof SeoDraft]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === '' ? 'The page’s own' : value
}
