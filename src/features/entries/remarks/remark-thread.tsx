import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { longestRemark } from '../../../../contract/passage-limits'
import type { Remark } from '../../../../contract/remark'
import type { ApiClient } from '../../../client/create-api-client'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDeleteDialog } from '../../../ui/confirm-delete-dialog'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import { goToPassage } from '../in-place/use-open-at'
import * as css from './remarks.module.css'
import type { Remarks } from './use-remarks'

interface Props {
  api: ApiClient
  /** Id of the entry. */
  id: string
  /** Email of the user. */
  email: string
  remark: Remark
  remarks: Remarks
}

const onePath = '/api/entries/{id}/remarks/{remark}'

/** A remark with its passage, its replies, and what can be done with it. */
export function RemarkThread({ api, id, email, remark, remarks }: Props) {
  const { passage, by, replies, resolved } = remark
  const { put, refresh, activate, isInText, active } = remarks
  const toast = useToast()
  const [step, setStep] = useState<'reply' | 'delete'>()
  const path = { id, remark: remark.id }
  const resolving = useMutation({
    mutationFn: async (isResolved: boolean) =>
      put((await api.PUT(`${onePath}/resolution`, { params: { path }, body: { isResolved } })).data),
    onSuccess: (_, isResolved) => toast(isResolved ? 'Remark resolved.' : 'Remark reopened.'),
  })
  const isOwn = by.toLowerCase() === email.toLowerCase()
  return (
    <article
      aria-label={`Remark by ${by}`}
      data-thread={remark.id}
      className={css.thread}
      data-active={active === remark.id || undefined}
    >
      {isInText(remark) ? (
        <button
          type="button"
          className={css.quote}
          aria-label={`Go to “${passage.quote}”`}
          onClick={() => {
            activate(remark.id)
            const marked = document.querySelector<HTMLElement>(`[data-remark="${remark.id}"]`)
            if (marked) goToPassage(marked)
          }}
        >
          {passage.quote}
        </button>
      ) : (
        <>
          <blockquote className={css.quote}>{passage.quote}</blockquote>
          {!resolved && <p className={css.hint}>These words are no longer in the text.</p>}
        </>
      )}
      <Said {...remark} />
      {replies.map((reply) => (
        <Said key={reply.id} {...reply} />
      ))}
      {resolved && (
        <p className={css.hint}>
          Resolved by {resolved.by} on <time dateTime={resolved.at}>{formatMoment(resolved.at)}</time>
        </p>
      )}
      {step === 'reply' ? (
        <MessageComposer
          label="Reply"
          draftKey={`remark-reply-${remark.id}`}
          send="Reply"
          failed="Couldn’t add the reply."
          max={longestRemark}
          rows={2}
          caretAt={longestRemark}
          onSend={async ({ id: reply, text }) => {
            const body = { id: reply, text }
            put((await api.POST(`${onePath}/replies`, { params: { path }, body })).data)
          }}
          onSent={() => {
            setStep(undefined)
            toast('Reply added.')
          }}
          onCancel={() => setStep(undefined)}
        />
      ) : (
        <div className={css.actions}>
          <ActionButton look="plain" onPress={() => setStep('reply')}>
            Reply
          </ActionButton>
          <ActionButton
            look="plain"
            isPending={resolving.isPending}
            onPress={() => resolving.mutate(!resolved)}
          >
            {resolved ? 'Reopen' : 'Resolve'}
          </ActionButton>
          {isOwn && replies.length === 0 && (
            <ActionButton look="plain" onPress={() => setStep('delete')}>
              Delete
            </ActionButton>
          )}
        </div>
      )}
      {resolving.error && (
        <p role="alert" className={css.problem}>
          Couldn’t change the remark. {resolving.error.message}
        </p>
      )}
      {step === 'delete' && (
        <ConfirmDeleteDialog
          title="Delete this remark?"
          items={[remark.text]}
          kept="The text itself stays as it is."
          onDelete={() => api.DELETE(onePath, { params: { path } })}
          done="Remark deleted."
          onDeleted={refresh}
          refresh={refresh}
          onClose={() => setStep(undefined)}
        />
      )}
    </article>
  )
}

function Said({ by, at, text }: Pick<Remark, 'by' | 'at' | 'text'>) {
  return (
    <div>
      <p className={css.by}>
        <strong>{by}</strong> <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className={css.text}>{text}</p>
    </div>
  )
}
