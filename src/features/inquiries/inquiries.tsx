import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { useKeyCommands } from '../../lib/use-key-commands'
import { InboxLayout } from '../../ui/inbox-layout'
import { KeyHelp } from '../../ui/key-help'
import { UndoBar } from '../../ui/undo-bar'
import { ProblemList } from '../../ui/problem-list'
import { WorkspacePage } from '../../ui/workspace-page'
import { DownloadButton } from './download-button'
import { inquiryCommands, withEnter } from './inquiry-commands'
import { InquiryDetail, type Writing } from './inquiry-detail'
import { readFilter, writeFilter, type InquiryFilter } from './inquiry-filter'
import { InquiryList } from './inquiry-list'
import { InquiryTools } from './inquiry-tools'
import { SavedViews } from './saved-views'
import { useInquiryDesk } from './use-inquiry-desk'

interface Props {
  api: ApiClient
  user: { name: string; email: string }
  /** Path of the page. */
  href: string
  /** Of the page's address: the filter, e.g. "?state=closed". */
  search: string
  onSearchChange: (search: string) => void
}

/** The inbox: messages and support requests of visitors, to be answered and closed one after the other. */
export function Inquiries({ api, user, href, search, onSearchChange }: Props) {
  const filter = useMemo(() => readFilter(search), [search])
  const setFilter = (next: InquiryFilter) => onSearchChange(writeFilter(next))
  const desk = useInquiryDesk({ api, me: user.email, filter })
  const { active } = desk.triage
  const reading = useReading(active?.id)
  const [writing, setWriting] = useState<{ id: string; what: Writing }>()
  const [helping, setHelping] = useState(false)
  const [partly, setPartly] = useState<string>()

  const write = (what: Writing | undefined) => {
    setWriting(active && what ? { id: active.id, what } : undefined)
    if (what === undefined) return reading.focus()
    reading.open()
    // where it is open already; a new one takes the focus by itself
    document.querySelector<HTMLElement>(`[data-compose="inquiry-${what}-${active?.id ?? ''}"]`)?.focus()
  }
  const commands = inquiryCommands({ desk, me: user.email, onWrite: write, onHelp: () => setHelping(true) })
  useKeyCommands(commands)
  return (
    <WorkspacePage
      title="Inquiries"
      lead="Messages and support requests of visitors, and your answers."
      actions={
        <>
          <KeyHelp commands={withEnter(commands)} open={helping} onOpenChange={setHelping} />
          <DownloadButton api={api} filter={filter} onPartly={setPartly} />
        </>
      }
    >
      <InquiryTools
        api={api}
        me={user.email}
        filter={filter}
        counts={desk.query.data?.pages[0]?.counts}
        onChange={setFilter}
      />
      <SavedViews api={api} href={href} filter={filter} undo={desk.undo} />
      <ProblemList
        problems={[...desk.problems, ...(partly === undefined ? [] : [partly])]}
        onDismiss={() => {
          desk.dismissProblems()
          setPartly(undefined)
        }}
        isHeld={desk.isHeld}
      />
      <InboxLayout
        opened={reading.isOpen}
        onClose={reading.close}
        detailLabel="Inquiry"
        list={<InquiryList desk={desk} filter={filter} me={user.email} onOpen={reading.start} />}
        detail={
          active && (
            <InquiryDetail
              key={active.id}
              api={api}
              user={user}
              inquiry={active}
              desk={desk}
              heading={reading.heading}
              writing={writing?.id === active.id ? writing.what : undefined}
              onWrite={write}
              onErased={reading.moveOn}
            />
          )
        }
      />
      <UndoBar undo={desk.undo} />
    </WorkspacePage>
  )
}

/** Whether the inquiry is read: on a phone it is shown then, and Enter leads to it. @param active Id of the inquiry. */
function useReading(active: string | undefined) {
  const [isOpen, setOpen] = useState(false)
  const [starts, setStarts] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (starts > 0) heading.current?.focus()
  }, [starts])
  useEffect(() => {
    if (left.current === undefined || left.current === active) return
    left.current = undefined
    heading.current?.focus()
  }, [active])
  return {
    heading,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    focus: () => heading.current?.focus(),
    start: () => {
      setOpen(true)
      setStarts((count) => count + 1)
    },
    /** The inquiry is about to leave the list, with what has the focus: that goes to the next one. */
    moveOn: () => {
      left.current = active
    },
  }
}
