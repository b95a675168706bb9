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
  const explained = code === undefined ? undefined : explanations[code]
  return explained ?? { text: `Nothing was changed. ${error.message}`, outdated: false }
}

const explanations: Partial<Record<string, Refusal>> = {
  changed_meanwhile: {
    text: 'Somebody changed this meanwhile, so nothing was done. Look at the latest, then decide again.',
    outdated: true,
  },
  not_now: {
    text: 'This can’t be done any more: it is in another state by now. Look at the latest.',
    outdated: true,
  },
  not_ready: {
    text: 'Something is still missing, so nothing was published. Look at what it is.',
    outdated: true,
  },
  not_found: {
    text: 'It is gone: somebody removed it meanwhile. Copy what you still need of your text.',
    outdated: false,
  },
}
