import { useState, type ReactNode } from 'react'
import { useKeyCommands, type KeyCommand } from '../lib/use-key-commands'
import type { Undo } from '../lib/use-undo'
import { KeyHelp } from './key-help'
import { ProblemList } from './problem-list'
import { UndoBar } from './undo-bar'
import { WorkspacePage } from './workspace-page'

interface Props {
  title: string
  lead: string
  /** Single keys, in the order of the list of shortcuts. */
  commands: readonly KeyCommand[]
  inbox: { problems: readonly string[]; dismissProblems: () => void; isPaused: boolean; undo: Undo }
  /** Buttons for the page as a whole, besides the keyboard shortcuts. */
  actions?: ReactNode
  /** Search and filters. */
  tools: ReactNode
  children: ReactNode
}

/** A page on which a list is worked through: its keys, its filters, what failed, and a way to undo. */
export function InboxPage({ title, lead, commands, inbox, actions, tools, children }: Props) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const all = [...commands, { key: '?', title: 'Show keyboard shortcuts', run: () => setHelpOpen(true) }]
  useKeyCommands(all)
  const help = <KeyHelp commands={all} open={isHelpOpen} onOpenChange={setHelpOpen} />
  return (
    <WorkspacePage
      title={title}
      lead={lead}
      actions={
        <>
          {help}
          {actions}
        </>
      }
    >
      {tools}
      <ProblemList problems={inbox.problems} onDismiss={inbox.dismissProblems} isPaused={inbox.isPaused} />
      {children}
      <UndoBar undo={inbox.undo} />
    </WorkspacePage>
  )
}
