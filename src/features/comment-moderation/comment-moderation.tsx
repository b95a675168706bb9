import { useMemo, useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { InboxLayout } from '../../ui/inbox-layout'
import { InboxPage } from '../../ui/inbox-page'
import { commentCommands } from './comment-commands'
import { CommentDetail } from './comment-detail'
import { readFilter, writeFilter } from './comment-filter'
import { CommentList } from './comment-list'
import { CommentTools } from './comment-tools'
import { useCommentInbox } from './use-comment-inbox'

interface Props {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  /** The query of the page's address: the filter, e.g. "?state=spam". */
  search: string
  onSearchChange: (search: string) => void
}

/** Comments of visitors, approved or rejected one after the other. */
export function CommentModeration({ api, me, search, onSearchChange }: Props) {
  const filter = useMemo(() => readFilter(search), [search])
  const inbox = useCommentInbox({ api, me, filter })
  const [isOpen, setOpen] = useState(false)
  const { active } = inbox.selection
  const change = (part: Partial<typeof filter>) => {
    setOpen(false) // on a phone the list shows what was asked for
    onSearchChange(writeFilter({ ...filter, ...part }))
  }
  return (
    <InboxPage
      title="Comments"
      lead="Comments appear on the site once approved."
      commands={commentCommands(inbox)}
      inbox={inbox}
      tools={
        <CommentTools
          filter={filter}
          counts={inbox.counts}
          postTitle={inbox.items.find(({ post }) => post === filter.post)?.postTitle}
          onChange={change}
        />
      }
    >
      <InboxLayout
        opened={isOpen && active !== undefined}
        onClose={() => setOpen(false)}
        detailLabel="Comment"
        list={<CommentList inbox={inbox} filter={filter} onOpen={() => setOpen(true)} />}
        detail={
          active && (
            <CommentDetail
              api={api}
              comment={active}
              onModerate={(state) => inbox.moderate(active, state)}
              onlyPost={filter.post !== ''}
              onOnlyPost={() => change({ post: active.post })}
            />
          )
        }
      />
    </InboxPage>
  )
}
