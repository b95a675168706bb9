import { Chart } from './chart'
import { Phrases } from './phrases'
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

export interface PostListProps {
  posts: readonly Post[]
  /** 'h3' in a section that has its own heading. Default: 'h2'. */
  heading?: 'h2' | 'h3'
  /** 'column': a narrow place, with smaller leads. Default: as its surroundings lay it out, such as blog-front.module.css. */
  layout?: 'column'
  /** Of the list. Default: none. */
  className?: string | undefined
  /** The chart of the first article, below its lead. Default: none. */
  firstChart?: string | undefined
}

/** Articles in the order in which a reader scans them. */
export function PostList({
  posts,
  heading: Heading = 'h2',
  layout,
  className = '',
  firstChart,
}: PostListProps) {
  return (
    <ul
      className={`${css.posts} ${layout ? css[layout] : ''} ${Heading === 'h3' ? css.brief : ''} ${className}`}
    >
      {posts.map(({ title, lead, href, date, dateText, author }, index) => (
        <li key={href}>
          <p className={css.meta}>
            <time dateTime={date}>{dateText}</time>
            {author && <span>By {author}</span>}
          </p>
          <div>
            <Heading className={css.title}>
              <SiteLink href={href}>
                <Phrases text={title} />
              </SiteLink>
            </Heading>
            <p className={css.lead}>{lead}</p>
          </div>
          {index === 0 && firstChart && <Chart svg={firstChart} />}
        </li>
      ))}
    </ul>
  )
}
