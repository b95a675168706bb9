import { phoneHref } from '../lib/phone-href'
import { EmailLink } from './email-link'

interface Props {
  text: string
  phone: string
  email: string
}

/** A text in which a phone number and an email address are links. */
export const ReachableText = ({ text, phone, email }: Props) =>
  text.split(phone).flatMap((stretch, index) => {
    const words = stretch
      .split(email)
      .flatMap((part, at) => (at > 0 ? [<EmailLink key={`${index} ${at}`} email={email} />, part] : part))
    return index > 0 ? [<PhoneLink key={index} phone={phone} />, ...words] : words
  })

const PhoneLink = ({ phone }: { phone: string }) => <a href={phoneHref(phone)}>{phone}</a>
