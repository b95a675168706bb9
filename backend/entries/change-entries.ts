import type { z } from 'zod'
import type { changeEntries } from '../../contract/entry'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { createTransitions } from './create-transitions'
import type { createWriting } from './create-writing'

type Input = z.output<(typeof changeEntries)['request']['body']>
type Outcome = z.output<(typeof changeEntries)['responses'][200]>['data'][number]

interface Services {
  writing: Pick<ReturnType<typeof createWriting>, 'remove'>
  transitions: ReturnType<typeof createTransitions>
}

/** Publishes, unpublishes or trashes several entries, each by itself: one that can’t be changed does not hold up the others. */
export async function changeEach(
  { writing, transitions }: Services,
  caller: Viewer,
  { items, action }: Input,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { id, version } of items) {
    try {
      if (action === 'remove') await writing.remove(caller, { id, version })
      else await transitions.make(caller, id, { action, version })
      outcomes.push({ id, problem: null })
    } catch (error) {
      if (!(error instanceof ServiceError) || !expected.has(error.code)) throw error
      outcomes.push({ id, problem: error.message })
    }
  }
  return outcomes
}

/** What says something about one entry. */
const expected: ReadonlySet<string> = new Set(['not_found', 'changed', 'not_now', 'not_ready', 'slug_taken'])
