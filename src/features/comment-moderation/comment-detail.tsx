import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Comment, CommentState } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import { explainSpam } from '../../config/triage'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { ConfirmDeleteDialog, keptInAuditLog } from '../../ui/confirm-delete-dialog'
import { ExternalLink, Trash } from '../../ui/icons'
import { PlainText } from '../../ui/plain-text'
import { articleOf } from './comment-commands'
import * as css from './comment-moderation.module.css'
import { dropComment, useRefreshComments } from './comment-queries'
import { actionsFrom, describeEarlier, explainHidden, statusWords } from './comment-words'

interface Props {
  api: ApiClient
  comment: Comment
  onModerate: (state: CommentState) => void
  /** Whether the list already shows one article only. */
  onlyPost: boolean
  onOnlyPost: () => void
}

/** A comment with everything needed to approve or reject it. */
export function CommentDetail({ api, comment, onModerate, onlyPost, onOnlyPost }: Props) {
  // by id, so that the dialog never asks about the next comment
  const [deleting, setDeleting] = useState<string>()
  const { name, text, createdAt, postTitle, state, spamReasons } = comment
  const hidden = explainHidden(comment)
  return (
    <article className={css.detail}>
      <header>
        <h2 dir="auto" className={css.title}>
          {name}
        </h2>
        <p className={css.where}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>, on{' '}
          <a href={articleOf(comment)} target="_blank" rel="noopener">
            {postTitle}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" className={css.leave} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </header>
      <div role="group" aria-label="Moderate" className={css.actions}>
        {actionsFrom(state).map(({ to, action, key }) => (
          <ActionButton key={to} look={to === 'approved' ? 'main' : 'line'} onPress={() => onModerate(to)}>
            {action}{' '}
            <kbd aria-hidden="true" className={css.key}>
              {key}
            </kbd>
          </ActionButton>
        ))}
      </div>
      {spamReasons.length > 0 && <p className={css.warning}>{explainSpam(spamReasons)}</p>}
      {hidden !== undefined && <p className={css.warning}>{hidden}</p>}
      <RepliedTo comment={comment} />
      <div className={css.text}>
        <PlainText text={text} />
      </div>
      <Facts comment={comment} />
      <div className={css.rest}>
        {!onlyPost && (
          <ActionButton look="plain" onPress={onOnlyPost}>
            Show only this article’s comments
          </ActionButton>
        )}
        <ActionButton look="plain" onPress={() => setDeleting(comment.id)}>
          <Trash size={16} strokeWidth={1.75} aria-hidden="true" /> Delete…
        </ActionButton>
      </div>
      {deleting === comment.id && (
        <DeleteDialog api={api} comment={comment} onClose={() => setDeleting(undefined)} />
      )}
    </article>
  )
}

/** The comment that this one replies to. */
function RepliedTo({ comment: { parent } }: Pick<Props, 'comment'>) {
  if (parent === null) return null
  return (
    <blockquote className={css.repliedTo}>
      <p className={css.where}>
        Reply to {parent.name} ({statusWords[parent.state].title.toLowerCase()})
      </p>
      <p>
        {parent.text}
        {parent.text.length >= 300 && '…'}
      </p>
    </blockquote>
  )
}

function Facts({ comment }: Pick<Props, 'comment'>) {
  const { email, earlier, consent, reference, moderatedBy } = comment
  const facts = [
    ['Email (not published)', email],
    ['Other approved comments from this address', describeEarlier(earlier)],
    ['Moderated by', moderatedBy ?? 'No one yet'],
    ['Consent version', consent],
    ['Reference', reference],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DeleteProps extends Pick<Props, 'api' | 'comment'> {
  onClose: () => void
}

function DeleteDialog({ api, comment: { id, version, name, state }, onClose }: DeleteProps) {
  const queryClient = useQueryClient()
  const refresh = useRefreshComments()
  const page = state === 'approved' ? ' It stays on the article page until the next build.' : ''
  return (
    <ConfirmDeleteDialog
      title={`Delete this comment from ${name}?`}
      items={['the comment, with name and email address', 'all replies to it']}
      kept={`${keptInAuditLog}${page}`}
      onDelete={() =>
        api.DELETE('/api/admin/comments/{id}', { params: { path: { id }, query: { version } } })
      }
      done="Comment deleted."
      onDeleted={() => {
        onClose()
        dropComment(queryClient, id)
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}
