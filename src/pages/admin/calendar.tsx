import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Calendar } from '../../features/calendar/calendar'
import { RescheduleDialog } from '../../features/entries/workflow/reschedule-dialog'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminCalendar.href()

/** /admin/calendar/: what was published and what will be; "?month=2026-11" shows another month. */
export default function CalendarPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <Calendar
      api={api}
      roles={user.roles}
      month={new URLSearchParams(location.search).get('month')}
      rescheduleDialog={(id, onClose) => (
        <RescheduleDialog api={api} caller={user} id={id} onClose={onClose} />
      )}
      onMonth={(month) => navigate(month === undefined ? href : `${href}?month=${month}`)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.CalendarPageQuery>) => (
  <WorkspaceHead title="Calendar" firm={data.company?.name} />
)

export const query = graphql`
  query CalendarPage {
    company {
      name
    }
  }
`
