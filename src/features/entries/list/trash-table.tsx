import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntrySummary } from '../../../../contract/entry'
import { trashDays } from '../../../../contract/retention'
import type { ApiClient } from '../../../client/create-api-client'
import { formatDate } from '../../../lib/format-date'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDeleteDialog } from '../../../ui/confirm-delete-dialog'
import { DataTable } from '../../../ui/data-table'
import { ProblemList } from '../../../ui/problem-list'
import { useToast } from '../../../ui/toasts'
import { refreshLists } from '../entry-queries'
import type { KindWords } from '../kind-words'
import type { ListRow } from './list-rows'
import * as css from './list.module.css'

interface Props {
  api: ApiClient
  words: KindWords
  rows: readonly ListRow[]
}

/** Entries in the trash; each can be restored, or deleted at once. */
export function TrashTable({ api, words, rows }: Props) {
  const [erasing, setErasing] = useState<EntrySummary>()
  const restore = useRestore(api)
  const entries = rows.flatMap((row) => (row.from === 'editor' ? [row.entry] : []))
  return (
    <>
      <p className={css.trashNote}>
        Entries in the trash are deleted permanently after {trashDays} days, with their version history.
      </p>
      <ProblemList problems={restore.problems} onDismiss={restore.dismiss} />
      <DataTable
        label={`${words.title} in the trash`}
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Title',
            width: '40%',
            cell: ({ title }) => <span className={css.fileTitle}>{title || words.untitled}</span>,
            sortBy: ({ title }) => title,
          },
          {
            title: 'Moved to the trash',
            cell: ({ trashed }) => trashed && <Moved {...trashed} />,
            sortBy: ({ trashed }) => trashed?.at ?? '',
          },
          {
            title: 'Deleted permanently',
            cell: ({ trashed }) => trashed && `on ${formatDate(trashed.until.slice(0, 10))}`,
          },
          {
            title: 'Actions',
            cell: (entry) => (
              <span className={css.actions}>
                <ActionButton
                  look="plain"
                  aria-label={`Restore “${entry.title || words.untitled}”`}
                  isPending={restore.restoring === entry.id}
                  onPress={() => restore.start(entry)}
                >
                  Restore
                </ActionButton>
                <ActionButton
                  look="plain"
                  aria-label={`Delete “${entry.title || words.untitled}” permanently`}
                  onPress={() => setErasing(entry)}
                >
                  Delete permanently
                </ActionButton>
              </span>
            ),
          },
        ]}
      />
      {erasing && (
        <EraseDialog api={api} words={words} entry={erasing} onClose={() => setErasing(undefined)} />
      )}
    </>
  )
}

function Moved({ at, by }: { at: string; by: string }) {
  return (
    <span>
      <time dateTime={at} className={css.date}>
        {formatMoment(at)}
      </time>
      <span className={css.schedule}>by {by}</span>
    </span>
  )
}

function useRestore(api: ApiClient) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async ({ id, version }: EntrySummary) =>
      (await api.POST('/api/entries/{id}/restoration', { params: { path: { id } }, body: { version } })).data,
    onSuccess: (entry, { title, slug }) => {
      const lost = slug !== '' && entry.slug === '' ? ' Its URL slug is used elsewhere by now.' : ''
      toast(`${title === '' ? 'Restored.' : `“${title}” is restored.`}${lost}`)
      refreshLists(queryClient, entry)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['entries'] }),
  })
  return {
    restoring: isPending ? variables.id : undefined,
    problems: error ? [`Couldn’t restore “${variables.title}”. ${error.message}`] : [],
    dismiss: reset,
    start: (entry: EntrySummary) => {
      if (!isPending) mutate(entry)
    },
  }
}

interface EraseProps extends Pick<Props, 'api' | 'words'> {
  entry: EntrySummary
  onClose: () => void
}

function EraseDialog({ api, words, entry, onClose }: EraseProps) {
  const { id, version, title } = entry
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['entries'] })
  return (
    <ConfirmDeleteDialog
      title={`Delete ${title === '' ? `this ${words.one}` : `“${title}”`} permanently?`}
      items={[`the ${words.one}`, 'its version history and review notes']}
      kept="The audit log records who deleted it and when."
      onDelete={() => api.DELETE('/api/entries/{id}/trash', { params: { path: { id }, query: { version } } })}
      done="Deleted permanently."
      onDeleted={() => {
        onClose()
        refresh()
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}
