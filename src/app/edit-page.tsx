import { useMemo } from 'react'
import { createApiClient } from '../client/create-api-client'
import { backendUrl } from '../config/public-env'
import type { User } from '../features/auth/session/session'
import { useSession } from '../features/auth/session/session-provider'
import { EditPage } from '../features/entries/in-place/edit-page'

interface Props {
  user: User
  pathname: string
}

/** The way from a public page into the editor, with the user's token. */
export function EditPageOfUser({ user, pathname }: Props) {
  const { findToken } = useSession()
  const api = useMemo(
    () => createApiClient({ baseUrl: backendUrl, getToken: (options) => findToken('backend', options) }),
    [findToken],
  )
  return <EditPage key={pathname} api={api} roles={user.roles} pathname={pathname} />
}
