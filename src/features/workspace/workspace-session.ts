import { createContext, use } from 'react'
import type { Role } from '../../../contract/employee'
import type { ApiClient } from '../../client/create-api-client'

/** Who is signed in, as the workspace and its pages need it. */
export interface WorkspaceUser {
  name: string
  email: string
  role: Role
  /** Local address of the photo; null without one. */
  photoUrl: string | null
}

/** What the pages of the workspace work with. */
export interface WorkspaceSession {
  user: WorkspaceUser
  /** The backend's calls, made as this user. */
  api: ApiClient
  /** What Microsoft Graph says of the user; undefined while it has not answered. */
  profile?: { jobTitle?: string } | undefined
}

export const WorkspaceSessionContext = createContext<WorkspaceSession | undefined>(undefined)

/** Pages of the workspace render inside <Workspace>, so there always is a session. */
export function useWorkspaceSession(): WorkspaceSession {
  const session = use(WorkspaceSessionContext)
  if (session === undefined) throw new Error('useWorkspaceSession() needs <Workspace> around it.')
  return session
}
