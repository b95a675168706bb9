import type { NotificationPreference } from '../../../contract/notification'
import { getNotificationKind, type EmailTiming } from '../../../contract/notification-kinds'
import type { ApiClient } from '../../client/create-api-client'
import { LoadError, Skeleton } from '../../ui/load-states'
import { SelectField } from '../../ui/select-field'
import { useToast } from '../../ui/toasts'
import { WorkspacePage } from '../../ui/workspace-page'
import { usePreferences, useSavePreference } from './notification-queries'
import * as css from './notification-settings.module.css'

const timings: readonly { value: EmailTiming; title: string }[] = [
  { value: 'at-once', title: 'At once' },
  { value: 'digest', title: 'Daily digest' },
  { value: 'off', title: 'Off' },
]

/** When the user is emailed about each kind of notification; a choice is saved at once. */
export function NotificationSettings({ api }: { api: ApiClient }) {
  const { data, error, refetch } = usePreferences(api)
  return (
    <WorkspacePage
      title="Notification settings"
      lead="Every notification appears under the bell. Choose which ones are also emailed to you."
    >
      {data === undefined && error === null && <Skeleton label="Loading your settings" lines={6} />}
      {data === undefined && error !== null && (
        <LoadError title="Couldn’t load your settings." error={error} onRetry={() => void refetch()} />
      )}
      {data?.sendsEmail === false && (
        <p className={css.note}>
          <strong>Email isn’t set up, so nothing is emailed.</strong> Your choices apply once it is.
        </p>
      )}
      {data && (
        <>
          <ul className={css.kinds} aria-label="Notifications">
            {data.data.map((preference) => (
              <Preference key={preference.kind} api={api} preference={preference} />
            ))}
          </ul>
          <p className={css.hint}>The daily digest is sent at 08:00, and only if there is something new.</p>
        </>
      )}
    </WorkspacePage>
  )
}

function Preference({ api, preference }: { api: ApiClient; preference: NotificationPreference }) {
  const { kind, email } = preference
  const { title } = getNotificationKind(kind)
  const toast = useToast()
  const { mutate, isPending, variables, error } = useSavePreference(api)
  const choose = (timing: EmailTiming) =>
    mutate({ kind, email: timing }, { onSuccess: () => toast('Settings saved.') })
  return (
    <li className={css.kind}>
      <span className={css.title}>{title}</span>
      <SelectField
        label={`Email about “${title}”`}
        labelHidden
        value={isPending ? variables.email : email}
        choices={timings}
        onChange={choose}
      />
      {error && (
        <p role="alert" className={css.failure}>
          Couldn’t save. {error.message}
        </p>
      )}
    </li>
  )
}
