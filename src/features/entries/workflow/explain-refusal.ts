import { ApiError } from '../../../client/api-error'

/** Why something was not done. */
export interface Refusal {
  text: string
  /** Whether the entry is another by now, and should be loaded before one tries again. */
  outdated: boolean
}

/** Why a move was not made and what to do next. */
export function explainRefusal(error: Error): Refusal {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'changed') {
    const text =
      'Somebody changed this meanwhile, so nothing was done. Look at the latest, then decide again.'
    return { text, outdated: true }
  }
  if (code === 'not_found') {
    const text = 'It is gone: somebody removed it meanwhile. Copy what you still need of your text.'
    return { text, outdated: false }
  }
  const outdated = code === 'not_now' || code === 'not_ready'
  return { text: `Nothing was done. ${error.message}`, outdated }
}
