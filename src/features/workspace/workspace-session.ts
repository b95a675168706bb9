import { createContext, use } from 'react'
import { can, type Permission, type Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'

/** The signed-in user, as the workspace and its pages need it. */
export interface WorkspaceUser {
  name: string
  email: string
  roles: readonly Role[]
  /** Local address of the photo; null without one. */
  photoUrl: string | null
}

/** What the pages of the workspace share. */
export interface WorkspaceSession {
  user: WorkspaceUser
  /** Calls the backend as this user. */
  api: ApiClient
  /** The user's profile in Microsoft Graph; undefined while it is loading. */
  profile?: { jobTitle?: string } | undefined
}

export const WorkspaceSessionContext = createContext<WorkspaceSession | undefined>(undefined)

/** Pages of the workspace render inside <Workspace>, so there always is a session. */
export function useWorkspaceSession(): WorkspaceSession & { can: (permission: Permission) => boolean } {
  const session = use(WorkspaceSessionContext)
  if (session === undefined) throw new Error('useWorkspaceSession() needs <Workspace> around it.')
  return { ...session, can: (permission) => can(session.user.roles, permission) }
}
