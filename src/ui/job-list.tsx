import * as css from './job-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** For links to this part. */
  id: string
  jobs: readonly {
    title: string
    tagline: string
    href: string
    team: string
    office: string
    workplace: string
    employment: string
  }[]
  /** Shown when nothing is open. */
  noOpening: string
}

/** Open positions, as a ledger. */
export function JobList({ id, jobs, noOpening }: Props) {
  return (
    <section id={id}>
      <h2>Open jobs</h2>
      {jobs.length === 0 ? (
        <p className={css.none}>{noOpening}</p>
      ) : (
        <ul className={css.jobs}>
          {jobs.map(({ title, tagline, href, team, office, workplace, employment }) => (
            <li key={href}>
              <h3>
                <SiteLink href={href}>{title}</SiteLink>
              </h3>
              <p className={css.facts}>
                {office}, {workplace}, {employment}
                <br />
                {team}
              </p>
              <p className={css.tagline}>{tagline}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
