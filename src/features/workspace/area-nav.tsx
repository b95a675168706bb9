import { Focusable } from 'react-aria-components/Tooltip'
import type { Role } from '../../../contract/permissions'
import { areasFor, findCurrentArea, type InternalArea } from '../../config/internal-areas'
import {
  Anchor,
  Briefcase,
  CalendarDays,
  Compass,
  Files,
  FileText,
  Gauge,
  History,
  IdCard,
  Images,
  Inbox,
  Mail,
  MessageSquare,
  ScanSearch,
  Send,
  UserRound,
  Users,
} from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { ToolTip } from '../../ui/tool-tip'
import * as css from './area-nav.module.css'

interface Props {
  roles: readonly Role[]
  pathname: string
  /** Icons alone, with the title as a tip. Default: false. */
  rail?: boolean
}

/** The areas that these roles may open, in groups. */
export function AreaNav({ roles, pathname, rail = false }: Props) {
  const areas = areasFor(roles)
  const groups = [...new Set(areas.map(({ group }) => group))]
  const current = findCurrentArea(pathname)?.key
  return (
    <nav aria-label="Areas" className={css.nav} data-rail={rail}>
      {groups.map((group) => (
        <div key={group} className={css.group}>
          <p className={css.heading} aria-hidden="true">
            {group}
          </p>
          <ul className={css.list} aria-label={group}>
            {areas
              .filter((area) => area.group === group)
              .map((area) => (
                <li key={area.key}>
                  <AreaLink area={area} current={area.key === current} rail={rail} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function AreaLink({ area, current, rail }: { area: InternalArea; current: boolean; rail: boolean }) {
  return (
    <ToolTip title={area.title} placement="right" isDisabled={!rail}>
      <Focusable>
        <SiteLink href={area.href} className={css.link} aria-current={current ? 'page' : undefined}>
          <AreaIcon name={area.icon} />
          <span className={css.title}>{area.title}</span>
        </SiteLink>
      </Focusable>
    </ToolTip>
  )
}

const icons = {
  applicants: Briefcase,
  article: FileText,
  audit: History,
  calendar: CalendarDays,
  'case-study': Compass,
  comments: MessageSquare,
  emails: Mail,
  employees: Users,
  inquiries: Inbox,
  job: Anchor,
  media: Images,
  me: UserRound,
  outbox: Send,
  overview: Gauge,
  pages: Files,
  people: IdCard,
  seo: ScanSearch,
} satisfies Record<InternalArea['icon'], unknown>

/** The icon of an area; decoration beside its title. */
function AreaIcon({ name }: { name: InternalArea['icon'] }) {
  const Icon = icons[name]
  return <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
}
