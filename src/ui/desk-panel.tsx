import type { ReactNode } from 'react'
import { phoneHref } from '../lib/phone-href'
import * as css from './desk-panel.module.css'
import { EmailLink } from './email-link'

interface Props {
  title: string
  phone: string
  email: string
  /** What else to do, e.g. a button. */
  children: ReactNode
}

/** How to reach a desk, as an island beside a page's heading: the number to call first. */
export function DeskPanel({ title, phone, email, children }: Props) {
  return (
    <section className={css.desk}>
      <h2 className={`eyebrow ${css.title}`}>{title}</h2>
      <p>
        <a className={css.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <p>
        <EmailLink className={css.email} email={email} />
      </p>
      <p className={css.action}>{children}</p>
    </section>
  )
}
