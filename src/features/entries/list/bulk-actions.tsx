import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maxBulkItems } from '../../../../contract/bulk-limit'
import type { EntrySummary } from '../../../../contract/entry'
import { permissionFor } from '../../../../contract/entry-rules'
import { can } from '../../../../contract/permissions'
import type { ApiClient } from '../../../client/create-api-client'
import type { ListSelection } from '../../../lib/use-list-selection'
import { ActionButton } from '../../../ui/action-button'
import { BulkBar } from '../../../ui/bulk-bar'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ProblemList } from '../../../ui/problem-list'
import { useToast } from '../../../ui/toasts'
import type { EntryPageProps } from '../entry-page-props'
import type { KindWords } from '../kind-words'
import * as css from './list.module.css'
import { planBulk, type BulkAction } from './plan-bulk'

interface Props {
  api: ApiClient
  user: EntryPageProps['user']
  kind: EntryPageProps['kind']
  words: KindWords
  selection: ListSelection<EntrySummary>
}

/** What can be done to all selected entries at once, each time after a question. */
export function BulkActions({ api, user, kind, words, selection }: Props) {
  const [asking, setAsking] = useState<BulkAction>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const toast = useToast()
  const queryClient = useQueryClient()
  const selected = selection.selected.size > 0 ? selection.targets : []
  const plan = asking && planBulk(asking, selected, user, words)
  const isNothing = plan?.targets.length === 0
  const isTooMany = (plan?.targets.length ?? 0) > maxBulkItems
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ action, entries }: { action: BulkAction; entries: readonly EntrySummary[] }) => {
      const items = entries.map(({ id, version }) => ({ id, version }))
      return (await api.POST('/api/entries/changes', { body: { action, items } })).data.data
    },
    onSuccess: (outcomes, { entries }) => {
      const failed = outcomes.filter(({ problem }) => problem !== null)
      setProblems(
        failed.map(({ id, problem }) => {
          const title = entries.find((entry) => entry.id === id)?.title
          return `“${title || words.untitled}” wasn’t changed. ${problem}`
        }),
      )
      if (plan && outcomes.length > failed.length) toast(plan.done(outcomes.length - failed.length))
      selection.clear()
      setAsking(undefined)
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const close = () => {
    reset()
    setAsking(undefined)
  }
  const mayPublish = can(user.roles, permissionFor(kind, 'entries.publish'))
  return (
    <>
      <ProblemList problems={problems} onDismiss={() => setProblems([])} />
      <BulkBar label={`Selected ${words.many}`} selection={selection}>
        {mayPublish && <ActionButton onPress={() => setAsking('publish')}>Publish…</ActionButton>}
        {mayPublish && kind !== 'page' && (
          <ActionButton onPress={() => setAsking('unpublish')}>Unpublish…</ActionButton>
        )}
        {kind !== 'page' && <ActionButton onPress={() => setAsking('remove')}>Move to trash…</ActionButton>}
      </BulkBar>
      {asking && plan && (
        <DialogBox role="alertdialog" title={isNothing ? plan.nothing : plan.question} open onClose={close}>
          {!isNothing && <p>{plan.consequence}</p>}
          {plan.leftOut.length > 0 && (
            <div className={css.left}>
              <p>Left out, because of their status:</p>
              <ul>
                {plan.leftOut.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {isTooMany && <p role="alert">You can change up to {maxBulkItems} at once. Select fewer.</p>}
          {error && <p role="alert">That didn’t work. {error.message}</p>}
          <DialogActions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter must not take pages from the site */}
            <ActionButton autoFocus onPress={close}>
              {isNothing ? 'Close' : 'Cancel'}
            </ActionButton>
            {!isNothing && (
              <ActionButton
                look="main"
                isDisabled={isTooMany}
                isPending={isPending}
                onPress={() => mutate({ action: asking, entries: plan.targets })}
              >
                {isPending ? 'Saving…' : plan.label}
              </ActionButton>
            )}
          </DialogActions>
        </DialogBox>
      )}
    </>
  )
}
