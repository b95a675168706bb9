import { useRef } from 'react'
import type { EmailMessage } from '../../../contract/email'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { Send } from '../../ui/icons'
import { useToast } from '../../ui/toasts'
import { useSendAgain } from './outbox-queries'
import { isSendable, kindTitles, stateWords } from './outbox-words'
import * as css from './outbox.module.css'

interface Props {
  api: ApiClient
  mail: EmailMessage
  /** Whether a mail server is set up. */
  hasServer: boolean
  /** Whether it leaves the list when it is sent. */
  leaves: boolean
}

/** One mail: to whom and how far; opened, its text, who wrote it, why it failed, and the way to send it again. */
export function MailRow({ api, mail, hasServer, leaves }: Props) {
  const { to, subject, state, at, failure } = mail
  const { title, tone } = stateWords[state]
  const row = useRef<HTMLLIElement>(null)
  // the button goes, and with it the focus, unless it is where one goes on
  const focusWhatStays = () => {
    const stays = leaves
      ? (row.current?.nextElementSibling ?? row.current?.previousElementSibling)
      : row.current
    stays?.querySelector('summary')?.focus()
  }
  return (
    <li ref={row}>
      <details className={css.mail}>
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
          <Facts mail={mail} />
          <pre className={css.text}>{mail.text}</pre>
          {isSendable(state) && hasServer && <SendAgain api={api} mail={mail} onSent={focusWhatStays} />}
        </div>
      </details>
    </li>
  )
}

function Facts({ mail: { kind, by, sentAt, attempts } }: { mail: EmailMessage }) {
  const facts = [
    ['What it is', kindTitles[kind]],
    ['Written by', by === 'system' ? 'The service' : by],
    ...(sentAt === null ? [] : [['Sent', formatMoment(sentAt)]]),
    ['Tries', String(attempts)],
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

interface SendProps extends Pick<Props, 'api' | 'mail'> {
  /** The button is about to go. */
  onSent: () => void
}

function SendAgain({ api, mail: { id, to, state }, onSent }: SendProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useSendAgain(api)
  const send = () =>
    mutate(id, {
      onSuccess: () => {
        toast(`The mail to ${to} is on its way.`)
        onSent()
      },
    })
  return (
    <div className={css.actions}>
      <ActionButton isPending={isPending} onPress={send}>
        <Send size={16} strokeWidth={1.75} aria-hidden="true" /> {state === 'kept' ? 'Send' : 'Send again'}
      </ActionButton>
      {state === 'unsure' && <p>It may have arrived already: they would have it twice.</p>}
      {error && (
        <p role="alert" className={css.failure}>
          It was not sent. {error.message}
        </p>
      )}
    </div>
  )
}
