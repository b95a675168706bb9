import { useEffect, useMemo, useRef, useState } from 'react'
import type { InquirySummary } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { formatNumber } from '../../lib/format-count'
import { ExportButton, exportTimeoutMs } from '../../ui/export-button'
import { InboxLayout } from '../../ui/inbox-layout'
import { InboxPage } from '../../ui/inbox-page'
import { InquiryDetail } from './detail/inquiry-detail'
import { inquiryCommands, type Writing } from './inquiry-commands'
import { readFilter, toApiQuery, writeFilter } from './inquiry-filter'
import { useNamedInquiry } from './inquiry-queries'
import { InquiryTools } from './inquiry-tools'
import { InquiryList } from './list/inquiry-list'
import { SavedViews } from './saved-views'
import { useInquiryInbox } from './use-inquiry-inbox'

interface Props {
  api: ApiClient
  user: { name: string; email: string }
  /** Path of the page. */
  href: string
  /** The query of the page's address: the filter, e.g. "?state=closed". */
  search: string
  onSearchChange: (search: string) => void
}

/** The inbox of messages and support requests: replied to and closed one after the other. */
export function Inquiries({ api, user, href, search, onSearchChange }: Props) {
  const filter = useMemo(() => readFilter(search), [search])
  const inbox = useInquiryInbox({ api, me: user.email, filter })
  const { active } = inbox.selection
  const reading = useReading(active?.id)
  useOpenedByAddress({ api, search, onOpen: (inquiry) => open(inquiry) })
  const open = (inquiry: InquirySummary) => {
    inbox.selection.recall(inquiry)
    reading.start()
  }
  const [writing, setWriting] = useState<{ id: string; what: Writing }>()
  const [exportNote, setExportNote] = useState<string>()

  const write = (what: Writing | undefined) => {
    setWriting(active && what ? { id: active.id, what } : undefined)
    if (what === undefined) return reading.focus()
    reading.open()
    // only for an open one; a new one takes the focus itself
    document.querySelector<HTMLElement>(`[data-compose="inquiry-${what}-${active?.id ?? ''}"]`)?.focus()
  }
  return (
    <InboxPage
      title="Inquiries"
      lead="Messages and requests from visitors."
      commands={inquiryCommands({ inbox, me: user.email, onWrite: write })}
      inbox={{
        ...inbox,
        problems: [...inbox.problems, ...(exportNote === undefined ? [] : [exportNote])],
        dismissProblems: () => {
          inbox.dismissProblems()
          setExportNote(undefined)
        },
      }}
      actions={
        <ExportButton
          name="inquiries"
          download={() =>
            api.GET('/api/admin/inquiries.csv', {
              params: { query: toApiQuery(filter) },
              parseAs: 'blob',
              timeoutMs: exportTimeoutMs,
            })
          }
          onIncomplete={(latestOnly) =>
            setExportNote(
              `Only the latest ${formatNumber(latestOnly)} inquiries were exported. Filter by status, type or assignee to export the rest.`,
            )
          }
        />
      }
      tools={
        <>
          <InquiryTools
            api={api}
            me={user.email}
            filter={filter}
            counts={inbox.counts}
            onChange={(next) => {
              reading.close() // on a phone the list shows what was asked for
              onSearchChange(writeFilter(next))
            }}
          />
          <SavedViews api={api} href={href} filter={filter} undo={inbox.undo} />
        </>
      }
    >
      <InboxLayout
        opened={reading.isOpen}
        onClose={reading.close}
        detailLabel="Inquiry"
        list={<InquiryList inbox={inbox} filter={filter} me={user.email} onOpen={reading.start} />}
        detail={
          active && (
            <InquiryDetail
              key={active.id}
              api={api}
              user={user}
              inquiry={active}
              onChange={(change, done) => inbox.changeOne(active, change, done)}
              heading={reading.heading}
              writing={writing?.id === active.id ? writing.what : undefined}
              onWrite={write}
              onDeleted={reading.moveOn}
            />
          )
        }
      />
    </InboxPage>
  )
}

interface AddressOptions {
  api: ApiClient
  search: string
  onOpen: (inquiry: InquirySummary) => void
}

/** Opens the inquiry that the address names, e.g. "?state=closed&inquiry=<id>", also where the list has it only later. */
function useOpenedByAddress({ api, search, onOpen }: AddressOptions): void {
  const id = new URLSearchParams(search).get('inquiry') ?? undefined
  const named = useNamedInquiry(api, id)
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined) opened.current = undefined
    if (named === undefined || opened.current === named.id) return
    opened.current = named.id
    onOpen(named)
  })
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
    /** The inquiry is about to leave the list together with the focus, which goes to the next one. */
    moveOn: () => {
      left.current = active
    },
  }
}
