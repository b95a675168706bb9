import { useMemo, useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { useKeyCommands } from '../../lib/use-key-commands'
import { InboxLayout } from '../../ui/inbox-layout'
import { KeyHelp } from '../../ui/key-help'
import { UndoBar } from '../../ui/undo-bar'
import { ProblemList } from '../../ui/problem-list'
import { WorkspacePage } from '../../ui/workspace-page'
import { commentCommands } from './comment-commands'
import { CommentDetail } from './comment-detail'
import { readFilter, writeFilter } from './comment-filter'
import { CommentList } from './comment-list'
import { CommentTools } from './comment-tools'
import { useCommentDesk } from './use-comment-desk'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  /** Of the page's address: the filter, e.g. "?state=spam". */
  search: string
  onSearchChange: (search: string) => void
}

/** Comments of visitors, to be decided on one after the other. */
export function Moderation({ api, me, search, onSearchChange }: Props) {
  const filter = useMemo(() => readFilter(search), [search])
  const desk = useCommentDesk({ api, me, filter })
  const [isOpen, setOpen] = useState(false)
  const [helping, setHelping] = useState(false)
  const { active } = desk.triage
  const commands = commentCommands({ desk, onHelp: () => setHelping(true) })
  useKeyCommands(commands)
  const change = (part: Partial<typeof filter>) => onSearchChange(writeFilter({ ...filter, ...part }))
  return (
    <WorkspacePage
      title="Comments"
      lead="What visitors say to articles is shown once it is approved here."
      actions={<KeyHelp commands={commands} open={helping} onOpenChange={setHelping} />}
    >
      <CommentTools
        filter={filter}
        counts={desk.query.data?.pages[0]?.counts}
        postTitle={desk.items.find(({ post }) => post === filter.post)?.postTitle}
        onChange={change}
      />
      <ProblemList problems={desk.problems} onDismiss={desk.dismissProblems} isHeld={desk.isHeld} />
      <InboxLayout
        opened={isOpen && active !== undefined}
        onClose={() => setOpen(false)}
        detailLabel="Comment"
        list={<CommentList desk={desk} filter={filter} onOpen={() => setOpen(true)} />}
        detail={
          active && (
            <CommentDetail
              api={api}
              comment={active}
              onDecide={(state) => desk.decideOne(active, state)}
              onlyPost={filter.post !== ''}
              onOnlyPost={() => change({ post: active.post })}
            />
          )
        }
      />
      <UndoBar undo={desk.undo} />
    </WorkspacePage>
  )
}
