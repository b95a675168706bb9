import * as css from './shipped-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  items: readonly { title: string; text: string; href: string | null }[]
}

/** What a person shipped, each with a link where a page tells more. */
export function ShippedList({ items }: Props) {
  return (
    <ul className={css.items}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <h3 className={css.title}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
