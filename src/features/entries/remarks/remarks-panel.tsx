import { useEffect, useRef } from 'react'
import { longestRemark } from '../../../../contract/passage-limits'
import type { Remark } from '../../../../contract/remark'
import type { ApiClient } from '../../../client/create-api-client'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import { showKeys } from '../../../ui/tool-tip'
import { RemarkThread } from './remark-thread'
import * as css from './remarks.module.css'
import type { Remarks } from './use-remarks'

interface Props {
  api: ApiClient
  /** Id of the entry. */
  id: string
  /** Email of the user. */
  email: string
  remarks: Remarks
}

/** Remarks on passages of the text: those that are open, the one being written, and those that are resolved. */
export function RemarksPanel({ api, id, email, remarks }: Props) {
  const { query, open, resolved, selected, select, put, active } = remarks
  const toast = useToast()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active !== undefined)
      panel.current?.querySelector(`[data-thread="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const threadOf = (remark: Remark) => (
    <RemarkThread key={remark.id} api={api} id={id} email={email} remark={remark} remarks={remarks} />
  )
  return (
    <section ref={panel} aria-labelledby="entry-remarks" className={css.panel}>
      <h2 id="entry-remarks" className={css.title}>
        Remarks{open.length > 0 && ` (${open.length})`}
      </h2>
      {selected && (
        <div className={css.draft}>
          <blockquote className={css.quote}>{selected.quote}</blockquote>
          <MessageComposer
            label="New remark"
            draftKey={`remark-${id}`}
            send="Add remark"
            sending="Adding…"
            failed="Couldn’t add the remark."
            max={longestRemark}
            rows={3}
            caretAt={0}
            onSend={async ({ id: remark, text }) => {
              const params = { path: { id } }
              const body = { id: remark, text, passage: selected }
              put((await api.POST('/api/entries/{id}/remarks', { params, body })).data)
            }}
            onSent={() => {
              select(undefined)
              toast('Remark added.')
            }}
            onCancel={() => select(undefined)}
          />
        </div>
      )}
      {query.isPending && <Skeleton label="Loading remarks" lines={2} />}
      {query.error && (
        <LoadError
          title="Couldn’t load the remarks."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {open.map(threadOf)}
      {query.data && open.length === 0 && !selected && (
        <p className={css.hint}>
          To add a remark, select words in the text, then use the toolbar or press {showKeys('Ctrl+Alt+M')}.
        </p>
      )}
      {resolved.length > 0 && (
        <details>
          <summary className={css.more}>{resolved.length} resolved</summary>
          {resolved.map(threadOf)}
        </details>
      )}
    </section>
  )
}
