import { ApiError } from '../../client/api-error'
import type { PersonChange } from './people-queries'

/** Why a change was not made and what to do next; undefined where somebody else's change stands against it. */
export function explainProblem(error: Error, { person }: PersonChange): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'changed' || code === 'not_found') return undefined
  if (code === 'last_admin') {
    return `${person.email} is the only admin, and without one nobody could give roles any more. Make somebody else an admin first.`
  }
  return `Nothing was changed for ${person.email}. ${error.message}`
}
