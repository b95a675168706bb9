import * as css from './opening-call.module.css'
import { SiteLink } from './site-link'

interface Props {
  button: string
  href: string
  /** How long it takes in all. Default: not said. */
  time?: string | undefined
  /** What shows how it is done. Default: nothing. */
  example?: { title: string; href: string } | null
}

/** Below a page's lead: whom to ask, how long the whole takes, and what to look at first. */
export function OpeningCall({ button, href, time, example }: Props) {
  return (
    <p className={css.call}>
      <SiteLink href={href} className="button">
        {button}
      </SiteLink>{' '}
      {time && <span>{time}</span>} {example && <SiteLink href={example.href}>{example.title}</SiteLink>}
    </p>
  )
}
