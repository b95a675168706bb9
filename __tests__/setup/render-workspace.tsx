import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createApiClient } from '../../src/client/create-api-client'
import { Workspace } from '../../src/features/workspace/workspace'
import type { WorkspaceUser } from '../../src/features/workspace/workspace-session'
import { EmployeeBackend } from './employee-backend'

export const nora: WorkspaceUser = {
  name: 'Nora Lindqvist',
  email: 'Nora.Lindqvist@firm.example',
  roles: ['admin'],
  photoUrl: null,
}
export const ben: WorkspaceUser = {
  name: 'Ben Okafor',
  email: 'ben.okafor@firm.example',
  roles: ['employee'],
  photoUrl: null,
}

interface Options {
  user?: WorkspaceUser
  pathname?: string
  /** Default: an empty one. */
  backend?: EmployeeBackend
}

/** The backend's client as a page gets it, over the fake's `fetch`. */
export function apiOf(backend: EmployeeBackend) {
  globalThis.fetch = backend.fetch
  return createApiClient({ baseUrl: 'http://localhost' })
}

/** Renders a page inside the workspace, with a `userEvent` session. */
export function renderWorkspace(
  page: ReactNode,
  { user = nora, pathname = '/admin/', backend = new EmployeeBackend() }: Options = {},
) {
  const onSignOut = jest.fn()
  const person = userEvent.setup()
  const { unmount } = render(
    <Workspace
      user={user}
      api={apiOf(backend)}
      pathname={pathname}
      brand={{ name: 'Firm' }}
      onSignOut={onSignOut}
    >
      {page}
    </Workspace>,
  )
  return { person, onSignOut, unmount }
}
