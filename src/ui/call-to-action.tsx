import * as css from './call-to-action.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  text: string
  button: string
  href: string
}

/** The box that asks to talk, in both mega menus. */
export function CallToAction({ title, text, button, href }: Props) {
  return (
    <div className={css.box}>
      <p className={css.title}>{title}</p>
      <p>{text}</p>
      <SiteLink href={href} className={`button ${css.button}`}>
        {button}
      </SiteLink>
    </div>
  )
}
