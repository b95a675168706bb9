import { Fragment } from 'react'
import { splitEmail } from '../lib/split-email'

interface Props {
  email: string
  /** Of the message. Default: none. */
  subject?: string
  className?: string | undefined
}

/** An email address; where it is wider than its line, it breaks between its parts. Browsers would put spaces there into its name. */
export function EmailLink({ email, subject, className }: Props) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a href={`mailto:${email}${query}`} aria-label={email} className={className}>
      {splitEmail(email).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
