import { splitEmail } from '../lib/split-email'

interface Props {
  email: string
  className?: string | undefined
}

/** An email address that breaks between its parts, where it is wider than its line. Browsers would put spaces there into its name. */
export const EmailLink = ({ email, className }: Props) => (
  <a href={`mailto:${email}`} aria-label={email} className={className}>
    {splitEmail(email).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part))}
  </a>
)
