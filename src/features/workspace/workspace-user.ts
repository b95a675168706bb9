import { createContext, use } from 'react'
import type { Role } from '../../../contract/employee'

/** Who is signed in, as the workspace and its pages need it. */
export interface WorkspaceUser {
  name: string
  email: string
  role: Role
  /** Local address of the photo; null without one. */
  photoUrl: string | null
}

export const WorkspaceUserContext = createContext<WorkspaceUser | undefined>(undefined)

/** Who is signed in. Pages of the workspace render inside <Workspace>, so there always is somebody. */
export function useWorkspaceUser(): WorkspaceUser {
  const user = use(WorkspaceUserContext)
  if (user === undefined) throw new Error('useWorkspaceUser() needs <Workspace> around it.')
  return user
}
