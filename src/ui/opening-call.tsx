import * as css from './opening-call.module.css'
import { SiteLink } from './site-link'

interface Props {
  button: string
  href: string
  /** How long it takes in all. Default: not said. */
  time?: string | undefined
}

/** Below a page's lead: whom to ask, and how long the whole takes. */
export function OpeningCall({ button, href, time }: Props) {
  return (
    <p className={css.call}>
      <SiteLink href={href} className="button">
        {button}
      </SiteLink>{' '}
      {time}
    </p>
  )
}
