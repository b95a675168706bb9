import * as css from './closing-line.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  text: string
  button: string
  href: string
}

/** The end of a page that leads on by links: what its reader could ask, and where. */
export function ClosingLine({ title, text, button, href }: Props) {
  return (
    <p className={`no-print ${css.line}`}>
      <span>
        <b>{title}</b> {text}
      </span>
      <SiteLink href={href} className="button">
        {button}
      </SiteLink>
    </p>
  )
}
