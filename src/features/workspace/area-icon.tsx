import type { InternalArea } from '../../config/internal-areas'
import { Anchor, Compass, FileText, Gauge, ScanSearch, UserRound, Users } from '../../ui/icons'

const icons = {
  article: FileText,
  'case-study': Compass,
  job: Anchor,
  me: UserRound,
  overview: Gauge,
  people: Users,
  seo: ScanSearch,
} satisfies Record<InternalArea['icon'], unknown>

/** The sign of an area; decoration beside its title. */
export function AreaIcon({ name }: { name: InternalArea['icon'] }) {
  const Icon = icons[name]
  return <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
}
