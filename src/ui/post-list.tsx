import { Chart } from './chart'
import * as css from './post-list.module.css'
import { SiteLink } from './site-link'

interface Post {
  title: string
  lead: string
  href: string
  /** YYYY-MM-DD. */
  date: string
  dateText: string
  author?: string
}

interface Props {
  posts: readonly Post[]
  /** 'h3' in a section that has its own heading. Default: 'h2'. */
  heading?: 'h2' | 'h3'
  /**
   * 'front': the first one large and the others beside it, with the styles of blog-front.module.css, which other pages do
   * without. 'column': in a narrow place, date, title and lead one below the other. Default: 'rows'.
   */
  layout?: 'rows' | 'front' | 'column'
  /** The chart of the first article, below its lead. Default: none. */
  firstChart?: string | undefined
}

/** Articles in the order in which a reader scans them. */
export function PostList({ posts, heading: Heading = 'h2', layout = 'rows', firstChart }: Props) {
  return (
    <ul
      className={`${css.posts} ${layout === 'front' ? '' : css[layout]} ${Heading === 'h3' ? css.brief : ''}`}
    >
      {posts.map(({ title, lead, href, date, dateText, author }, index) => (
        <li key={href}>
          <p className={css.meta}>
            <time dateTime={date}>{dateText}</time>
            {author && <span>{author}</span>}
          </p>
          <div className={css.text}>
            <Heading className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </Heading>
            <p className={css.lead}>{lead}</p>
          </div>
          {index === 0 && firstChart && <Chart svg={firstChart} />}
        </li>
      ))}
    </ul>
  )
}
