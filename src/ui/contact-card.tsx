import * as css from './contact-card.module.css'
import { ContactLines, type ContactPerson } from './contact-lines'
import { Portrait, type PortraitProps } from './portrait'

interface Props {
  /** What the person answers, e.g. "Questions about this job". */
  title: string
  person: ContactPerson & Pick<PortraitProps, 'portrait'>
}

/** The person who answers questions about a page's subject. */
export function ContactCard({ title, person }: Props) {
  return (
    <aside className={css.card} aria-label={title}>
      <Portrait name={person.name} portrait={person.portrait} size="medium" />
      <div>
        <p className={css.title}>{title}</p>
        <ContactLines person={person} />
      </div>
    </aside>
  )
}
