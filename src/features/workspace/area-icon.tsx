import type { InternalArea } from '../../config/internal-areas'
import {
  Anchor,
  Briefcase,
  Compass,
  FileText,
  Gauge,
  History,
  Inbox,
  MessageSquare,
  ScanSearch,
  Send,
  UserRound,
  Users,
} from '../../ui/icons'

const icons = {
  applicants: Briefcase,
  article: FileText,
  audit: History,
  'case-study': Compass,
  comments: MessageSquare,
  employees: Users,
  inquiries: Inbox,
  job: Anchor,
  me: UserRound,
  outbox: Send,
  overview: Gauge,
  seo: ScanSearch,
} satisfies Record<InternalArea['icon'], unknown>

/** The icon of an area; decoration beside its title. */
export function AreaIcon({ name }: { name: InternalArea['icon'] }) {
  const Icon = icons[name]
  return <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
}
