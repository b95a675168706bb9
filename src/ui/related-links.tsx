import { LinkList } from './link-list'
import * as css from './related-links.module.css'

interface Props {
  /** What the links have in common, e.g. "Related pages"; heads the first group. Default: as that of its kind. */
  title?: string
  links: readonly { kind: string; title: string; plainName?: string | null; href: string }[]
}

/** Names of the groups; none may repeat a name in the footer. */
const titles: Record<string, string> = {
  service: 'Related services',
  technology: 'Technologies used',
  solution: 'Related solutions',
  post: 'Articles',
  caseStudy: 'Case studies',
}

/** Where a reader goes next, by kind. */
export function RelatedLinks({ title, links }: Props) {
  const kinds = [...new Set(links.map(({ kind }) => kind))]
  return kinds.map((kind, index) => (
    <LinkList
      key={kind}
      title={(index === 0 ? title : undefined) ?? titles[kind] ?? kind}
      links={links.filter((link) => link.kind === kind)}
    />
  ))
}

/** The same in a section of its own, side by side where there is room. */
export function RelatedColumns({ links }: Pick<Props, 'links'>) {
  return (
    <div className={css.columns}>
      <RelatedLinks links={links} />
    </div>
  )
}
