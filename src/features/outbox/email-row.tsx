import { useRef } from 'react'
import type { EmailMessage } from '../../../contract/email'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { Send } from '../../ui/icons'
import { useToast } from '../../ui/toasts'
import { useSendAgain } from './outbox-queries'
import { isSendable, kindTitles, statusWords } from './outbox-words'
import * as css from './outbox.module.css'

interface Props {
  api: ApiClient
  email: EmailMessage
  /** Whether a mail server is set up. */
  hasServer: boolean
  /** Whether it leaves the list once it is sent. */
  leaves: boolean
}

/** One email: recipient and status; opened, also its text, author, error and a button to send it again. */
export function EmailRow({ api, email, hasServer, leaves }: Props) {
  const { to, subject, state, at, failure } = email
  const { title, tone } = statusWords[state]
  const row = useRef<HTMLLIElement>(null)
  // the button goes, and the focus would go with it
  const focusWhatStays = () => {
    const stays = leaves
      ? (row.current?.nextElementSibling ?? row.current?.previousElementSibling)
      : row.current
    stays?.querySelector('summary')?.focus()
  }
  return (
    <li ref={row}>
      <details className={css.email}>
        <summary>
          <span className={css.subject}>{subject}</span>
          <span className={css.line}>
            <span className={`${css.state} ${css[tone]}`}>{title}</span>
            <span>to {to}</span>
            <time dateTime={at}>{formatMoment(at)}</time>
          </span>
          {failure !== null && <span className={css.failure}>{failure}</span>}
        </summary>
        <div className={css.body}>
          <Facts email={email} />
          <pre className={css.text}>{email.text}</pre>
          {isSendable(state) && hasServer && <SendAgain api={api} email={email} onSent={focusWhatStays} />}
        </div>
      </details>
    </li>
  )
}

function Facts({ email: { kind, by, sentAt, attempts } }: { email: EmailMessage }) {
  const facts = [
    ['Type', kindTitles[kind]],
    ['Written by', by === 'system' ? 'System' : by],
    ...(sentAt === null ? [] : [['Sent', formatMoment(sentAt)]]),
    ['Attempts', String(attempts)],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SendProps extends Pick<Props, 'api' | 'email'> {
  /** The button is about to go. */
  onSent: () => void
}

function SendAgain({ api, email: { id, to, state }, onSent }: SendProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useSendAgain(api)
  const send = () =>
    mutate(id, {
      onSuccess: () => {
        toast(`The email to ${to} is on its way.`)
        onSent()
      },
    })
  return (
    <div className={css.actions}>
      <ActionButton isPending={isPending} onPress={send}>
        <Send size={16} strokeWidth={1.75} aria-hidden="true" /> {state === 'kept' ? 'Send' : 'Send again'}
      </ActionButton>
      {state === 'unsure' && (
        <p>It may already have been delivered. Sending again could create a duplicate.</p>
      )}
      {error && (
        <p role="alert" className={css.failure}>
          Couldn’t send. {error.message}
        </p>
      )}
    </div>
  )
}
