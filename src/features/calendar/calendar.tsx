import { getLocalTimeZone } from '@internationalized/date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import type { CalendarItem } from '../../../contract/calendar'
import { permissionFor } from '../../../contract/entry-rules'
import { can, type Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { entryHref, kindTitles, publicHref } from '../../config/entries'
import { describeOffset } from '../../lib/describe-offset'
import { formatMonth } from '../../lib/format-date'
import { formatTime } from '../../lib/format-time'
import { locale } from '../../lib/locale'
import { useKeyCommands, type KeyCommand } from '../../lib/use-key-commands'
import { useNow } from '../../lib/use-now'
import { ActionButton } from '../../ui/action-button'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { KeyHelp } from '../../ui/key-help'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './calendar.module.css'
import { addMonths, dayAt, daysOf, isDay, monthAt, parseMonth, planMonth, type DayPlan } from './plan-month'

interface Props {
  api: ApiClient
  roles: readonly Role[]
  /** The month in the address, e.g. "2026-11"; anything else stands for this month. */
  month: string | null
  /** Called with another month; undefined: this one. */
  onMonth: (month: string | undefined) => void
  /** The dialog that asks when to publish a scheduled entry. @param entry Its id. */
  rescheduleDialog: (entry: string, onClose: () => void) => ReactNode
}

/** What was published and what will be, month by month, in the browser's time zone. On phones it is a list of days. */
export function Calendar({ api, roles, month: asked, onMonth, rescheduleDialog }: Props) {
  const now = useNow()
  const zone = getLocalTimeZone()
  const thisMonth = monthAt(now, zone)
  const month = parseMonth(asked) ?? thisMonth
  const [showsKeys, setShowsKeys] = useState(false)
  const [rescheduled, setRescheduled] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const days = useId()
  const show = (next: string) => onMonth(next === thisMonth ? undefined : next)
  const commands: KeyCommand[] = [
    { key: 'ArrowLeft', title: 'Previous month', run: () => show(addMonths(month, -1)) },
    { key: 'ArrowRight', title: 'Next month', run: () => show(addMonths(month, 1)) },
    { key: 't', title: 'This month', run: () => show(thisMonth) },
    { key: 'j', title: 'Next entry', run: () => moveFocus(page.current, 1) },
    { key: 'k', title: 'Previous entry', run: () => moveFocus(page.current, -1) },
    { key: 'r', title: 'Reschedule the focused entry', run: () => pressReschedule(page.current) },
    { key: '?', title: 'Show keyboard shortcuts', run: () => setShowsKeys(true) },
  ]
  useKeyCommands(commands)
  return (
    <WorkspacePage
      title="Calendar"
      lead={`What was published, what will be, and when jobs close. Time zone: ${describeZone(now, zone)}.`}
      actions={<KeyHelp commands={commands} open={showsKeys} onOpenChange={setShowsKeys} />}
    >
      <div className={css.bar}>
        <h2 className={css.month} aria-live="polite">
          {formatMonth(`${month}-01`)}
        </h2>
        <ActionButton isDisabled={month === thisMonth} onPress={() => show(thisMonth)}>
          This month
        </ActionButton>
        <span className={css.turn}>
          <ActionButton tip="Previous month" onPress={() => show(addMonths(month, -1))}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          </ActionButton>
          <ActionButton tip="Next month" onPress={() => show(addMonths(month, 1))}>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </ActionButton>
        </span>
      </div>
      <div id={days} ref={page} tabIndex={-1} className={css.page}>
        <MonthView
          api={api}
          roles={roles}
          month={month}
          zone={zone}
          today={dayAt(now, zone)}
          onReschedule={setRescheduled}
        />
      </div>
      {rescheduled !== undefined &&
        rescheduleDialog(rescheduled, () => {
          setRescheduled(undefined)
          keepFocus(days, rescheduled)
        })}
    </WorkspacePage>
  )
}

/** e.g. "Europe/Berlin (UTC+1)". */
function describeZone(now: number, zone: string): string {
  const offset = describeOffset(now, zone)
  return offset === zone ? zone : `${zone} (${offset})`
}

interface MonthViewProps extends Pick<Props, 'api' | 'roles'> {
  /** @param entry Its id. */
  onReschedule: (entry: string) => void
  month: string
  zone: string
  today: string
}

function MonthView({ api, month, zone, today, ...item }: MonthViewProps) {
  const query = useCalendar(api, month)
  if (query.isPending) return <Skeleton label="Loading the calendar" lines={8} />
  if (query.isError && query.data === undefined)
    return (
      <LoadError
        title="Couldn’t load the calendar."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  const { data, isComplete } = query.data
  const days = planMonth(month, data, zone)
  const isEmpty = days.every(({ isOutside, items }) => isOutside || items.length === 0)
  return (
    <div aria-busy={query.isPlaceholderData}>
      {query.isError && (
        <LoadError
          title="Couldn’t refresh the calendar."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!isComplete && (
        <p className={css.note}>
          Not everything in this month fits here. The list of each area has the rest.
        </p>
      )}
      {isEmpty && !query.isPlaceholderData && (
        <EmptyState>Nothing published, scheduled or closing in {formatMonth(`${month}-01`)}</EmptyState>
      )}
      <div className={css.weekdays} aria-hidden="true">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{shortWeekday.format(noonOf(day))}</span>
        ))}
      </div>
      <ol className={css.days} aria-label={`Days of ${formatMonth(`${month}-01`)}`}>
        {days.map((plan) => (
          <Day key={plan.day} plan={plan} isToday={plan.day === today} {...item} />
        ))}
      </ol>
    </div>
  )
}

/** What happens in the weeks that a month touches; the month before stays until it is known. */
function useCalendar(api: ApiClient, month: string) {
  const days = daysOf(month)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return useQuery({
    queryKey: ['entries', 'calendar', from, to],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/calendar', { params: { query: { from, to } }, signal })).data,
    placeholderData: keepPreviousData,
  })
}

type ItemProps = Pick<MonthViewProps, 'roles' | 'onReschedule'>

interface DayProps extends ItemProps {
  plan: DayPlan
  isToday: boolean
}

function Day({ plan: { day, isOutside, items }, isToday, ...rest }: DayProps) {
  const isEmpty = items.length === 0
  return (
    <li
      className={css.day}
      data-outside={isOutside}
      data-empty={isEmpty}
      aria-current={isToday ? 'date' : undefined}
      // a day without anything is there for the eye only
      aria-hidden={isEmpty}
    >
      {isEmpty ? (
        <span className={css.number}>{Number(day.slice(8))}</span>
      ) : (
        <h3 className={css.date}>
          <time dateTime={day}>
            <span className={css.long}>{longDay.format(noonOf(day))}</span>
            <span className={css.number} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
          </time>
        </h3>
      )}
      {!isEmpty && (
        <ul className={css.items}>
          {items.map((item) => (
            <Item key={item.id} item={item} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Item({ item, roles, onReschedule }: { item: CalendarItem } & ItemProps) {
  const { event, on, kind, title, entry } = item
  const href = hrefOf(item, roles)
  const name = title || 'Untitled'
  return (
    <li className={css.item} data-event={event}>
      <span className={css.event}>
        {eventTitles[event]}{' '}
        {!isDay(on) && (
          <time dateTime={on} className={css.time}>
            {formatTime(new Date(on))}
          </time>
        )}
      </span>{' '}
      {href === undefined ? (
        <span className={css.title}>{name}</span>
      ) : (
        <SiteLink href={href} className={css.title}>
          {name}
        </SiteLink>
      )}{' '}
      <span className={css.kind}>{kindTitles[kind]}</span>{' '}
      {event === 'scheduled' && entry !== null && can(roles, permissionFor(kind, 'entries.publish')) && (
        <Button
          aria-label={`Reschedule “${name}”`}
          data-reschedule={entry}
          className={css.reschedule}
          onPress={() => onReschedule(entry)}
        >
          Reschedule
        </Button>
      )}
    </li>
  )
}

/** The editor of an entry, else the public page. */
function hrefOf({ entry, kind, slug }: CalendarItem, roles: readonly Role[]): string | undefined {
  if (entry !== null) return entryHref({ kind, id: entry }, roles)
  return slug === null ? undefined : publicHref(kind, slug)
}

const eventTitles: Record<CalendarItem['event'], string> = {
  published: 'Published',
  updated: 'Updated',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  closes: 'Closes',
}

/** Focuses the next or previous link of the month, from the one that has the focus. */
function moveFocus(page: HTMLElement | null, step: 1 | -1): void {
  const links = [...(page?.querySelectorAll<HTMLElement>('[data-outside=false] a') ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = at === -1 && step === -1 ? links.at(-1) : links[at + step]
  next?.focus()
}

/** Opens the dialog for the entry that has the focus. */
function pressReschedule(page: HTMLElement | null): void {
  const item = document.activeElement?.closest('li')
  if (page?.contains(item ?? null)) item?.querySelector<HTMLElement>('[data-reschedule]')?.click()
}

/** How long the calendar may take to show an entry at its new place, in milliseconds. */
const settles = 600

/** The button of an entry goes to another day with it, and the focus with the button. */
function keepFocus(days: string, entry: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const page = document.getElementById(days)
    const button = page?.querySelector<HTMLElement>(`[data-reschedule="${entry}"]`)
    ;(button ?? page)?.focus()
  }, settles)
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
