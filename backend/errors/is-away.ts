import { codeOf } from './code-of'

/** Whether the database is what failed: then everything else would fail as well. */
export const isAway = (error: unknown): boolean => codeOf(error) === 'database_unavailable'
