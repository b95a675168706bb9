import { splitEmail } from '../lib/split-email'

interface Props {
  email: string
  /** What follows the address, such as a subject. Default: nothing. */
  query?: string
  className?: string | undefined
}

/** An email address that breaks between its parts, where it is wider than its line. Browsers would put spaces there into its name. */
export const EmailLink = ({ email, query = '', className }: Props) => (
  <a href={`mailto:${email}${query}`} aria-label={email} className={className}>
    {splitEmail(email).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part))}
  </a>
)
