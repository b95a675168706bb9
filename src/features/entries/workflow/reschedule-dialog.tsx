import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '../../../../contract/entry'
import { mayDo, type EntryCaller } from '../../../../contract/entry-rules'
import { ApiError } from '../../../client/api-error'
import type { ApiClient } from '../../../client/create-api-client'
import { entryHref } from '../../../config/entries'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { SiteLink } from '../../../ui/site-link'
import { toRuleSubject } from '../explain-read-only'
import { ActionDialog, ActionErrorMessage } from './dialogs'
import { ScheduleDialog } from './schedule-dialog'
import { useEntryActions } from './use-entry-actions'

interface Props {
  api: ApiClient
  caller: EntryCaller
  /** Of the entry. */
  id: string
  onClose: () => void
}

/** Asks for another time to publish a scheduled entry, away from its editor. */
export function RescheduleDialog({ api, caller, id, onClose }: Props) {
  const queryClient = useQueryClient()
  const queryKey = ['entry', id, 'schedule']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.GET('/api/entries/{id}', { params: { path: { id } }, signal })).data,
    // the time that a person is changing must not change under their hands: the version guards it
    staleTime: 'static',
    gcTime: 0,
  })
  const state = { progress: 'none', error: null, onClose } as const
  if (data === undefined)
    return (
      <ActionDialog {...state} title="Reschedule" confirmLabel={undefined} onConfirm={onClose}>
        {error === null ? (
          <Skeleton label="Loading the entry" lines={3} />
        ) : error instanceof ApiError && error.code === 'not_found' ? (
          <p>It was deleted, or you no longer have access to it.</p>
        ) : (
          <LoadError title="Couldn’t load the entry." error={error} onRetry={() => void refetch()} />
        )}
      </ActionDialog>
    )
  return (
    <Reschedule
      api={api}
      caller={caller}
      entry={data}
      onChanged={(entry) => queryClient.setQueryData(queryKey, entry)}
      onClose={onClose}
    />
  )
}

interface RescheduleProps extends Omit<Props, 'id'> {
  entry: Entry
  onChanged: (entry: Entry) => void
}

function Reschedule({ api, caller, entry, onChanged, onClose }: RescheduleProps) {
  const { act, progress, error, dismiss, reload } = useEntryActions({
    api,
    entry,
    caller,
    isSaved: true,
    onChanged,
    onDone: onClose,
  })
  const obstacle = findObstacle(entry, caller)
  if (obstacle === undefined)
    return (
      <ScheduleDialog
        // another time that was set elsewhere is where the field begins again
        key={entry.version}
        entry={entry}
        progress={progress}
        error={<ActionErrorMessage error={error} onReload={reload.load} isLoading={reload.isLoading} />}
        onConfirm={(publishAt) => act({ action: 'schedule', publishAt })}
        onClose={() => {
          dismiss()
          onClose()
        }}
      />
    )
  return (
    <ActionDialog
      title="This can’t be rescheduled"
      confirmLabel={undefined}
      progress="none"
      error={null}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>
        {obstacle} <SiteLink href={entryHref(entry, caller.roles)}>Open it</SiteLink>
      </p>
    </ActionDialog>
  )
}

function findObstacle(entry: Entry, caller: EntryCaller): string | undefined {
  if (entry.state !== 'scheduled') return 'It’s no longer scheduled.'
  if (!mayDo('schedule', toRuleSubject(entry), caller)) return 'You don’t have permission to schedule it.'
  if (entry.blockers.length > 0) return 'Something it refers to has changed: it can’t be published as it is.'
  return undefined
}
