import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeBelongings } from '../../../contract/belongings'
import type { Employee } from '../../../contract/employee'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { LoadError, Skeleton } from '../../ui/load-states'
import { SelectField } from '../../ui/select-field'
import * as css from './employees.module.css'

interface Props {
  api: ApiClient
  employee: Employee
  /** Whether users remove themselves. */
  own: boolean
  /** @param to Id of who takes over what they own; undefined: they own nothing. */
  onYes: (to: string | undefined) => void
  onNo: () => void
}

/** Says what a person owns, asks who takes it over, and whether to remove them. */
export function RemoveDialog({ api, employee, own, onYes, onNo }: Props) {
  const { id, email } = employee
  const query = useQuery({
    queryKey: ['employees', 'belongings', id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees/{id}/belongings', { params: { path: { id } }, signal })).data,
    // it decides what is asked, so that it must not be what it was a while ago
    gcTime: 0,
  })
  const [to, setTo] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const owned = query.data && describeBelongings(query.data)
  const successors = query.data?.successors ?? []
  // the list may have changed since one was chosen
  const chosen = successors.some((one) => one.id === to) ? to : undefined
  const remove = () => {
    setAsked(true)
    if (owned === '' || chosen !== undefined) onYes(chosen)
  }
  return (
    <DialogBox role="alertdialog" title={`Remove ${own ? 'yourself' : email}?`} open onClose={onNo}>
      <p>
        {own
          ? 'You’ll lose access to the workspace. Only another admin can restore it.'
          : `${email} will lose access to the workspace. You can add them again later.`}
      </p>
      {query.isPending && <Skeleton label="Loading what they own" lines={2} />}
      {query.isError && (
        <LoadError
          title={`Couldn’t find out what ${own ? 'you own' : 'they own'}.`}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {owned !== undefined && owned !== '' && (
        <div className={css.handover}>
          <p>
            {own ? 'You own' : 'They own'} {owned}. Choose who takes this over.
          </p>
          <SelectField
            label="Hand over to"
            value={chosen ?? 'none'}
            choices={[
              ...(chosen === undefined ? [{ value: 'none', title: 'Choose…' }] : []),
              ...successors.map((one) => ({ value: one.id, title: one.name ?? one.email, text: one.email })),
            ]}
            onChange={setTo}
          />
          {isAsked && chosen === undefined && (
            <p role="alert" className={css.problem}>
              Choose a person
            </p>
          )}
        </div>
      )}
      <DialogActions>
        <ActionButton onPress={onNo}>Cancel</ActionButton>
        {owned !== undefined && (
          <ActionButton look="main" onPress={remove}>
            {owned === '' ? 'Remove' : 'Hand over and remove'}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}
