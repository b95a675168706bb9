import { useState } from 'react'
import type { Comment, CommentState } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { ExternalLink, Trash } from '../../ui/icons'
import { PlainText } from '../../ui/plain-text'
import { articleOf } from './comment-commands'
import { explainEarlier, explainHidden, explainSpam, stateTitles } from './comment-words'
import { DecisionButtons } from './decision-buttons'
import { EraseDialog } from './erase-dialog'
import * as css from './moderation.module.css'

interface Props {
  api: ApiClient
  comment: Comment
  onDecide: (state: CommentState) => void
  /** Whether the list is narrowed to one article already. */
  onlyPost: boolean
  onOnlyPost: () => void
}

/** A comment with all a decision needs. */
export function CommentDetail({ api, comment, onDecide, onlyPost, onOnlyPost }: Props) {
  // by its id: where the next one takes its place, nothing is asked about that
  const [erasing, setErasing] = useState<string>()
  const { name, text, createdAt, postTitle, state, spamReasons } = comment
  const spam = explainSpam(spamReasons)
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
      <DecisionButtons state={state} onDecide={onDecide} />
      {spam !== undefined && (
        <p className={css.warning}>
          <strong>Taken for spam.</strong> {spam}
        </p>
      )}
      {hidden !== undefined && <p className={css.warning}>{hidden}</p>}
      <Answered comment={comment} />
      <div className={css.text}>
        <PlainText text={text} />
      </div>
      <Facts comment={comment} />
      <div className={css.rest}>
        {!onlyPost && (
          <ActionButton look="plain" onPress={onOnlyPost}>
            Only comments on this article
          </ActionButton>
        )}
        <ActionButton look="plain" onPress={() => setErasing(comment.id)}>
          <Trash size={16} strokeWidth={1.75} aria-hidden="true" /> Erase…
        </ActionButton>
      </div>
      {erasing === comment.id && (
        <EraseDialog api={api} comment={comment} onClose={() => setErasing(undefined)} />
      )}
    </article>
  )
}

/** What the comment answers, in its own words. */
function Answered({ comment: { parent } }: Pick<Props, 'comment'>) {
  if (parent === null) return null
  return (
    <blockquote className={css.answered}>
      <p className={css.where}>
        Answers {parent.name} ({stateTitles[parent.state].toLowerCase()})
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
    ['E-mail, not shown to visitors', email],
    ['Others approved from this address', explainEarlier(earlier)],
    ['Decided by', moderatedBy ?? 'nobody yet'],
    ['Agreed to', `text ${consent}`],
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
