import type { Env } from '../env'
import type { Builder } from './builder'
import { createHook } from './create-hook'
import { createWorker } from './create-worker'

/** The way of building that the environment asks for; undefined where it asks for none. */
export function createBuilder(
  { building, siteDirectory }: Pick<Env, 'building' | 'siteDirectory'>,
  contentApi: () => string,
): Builder | undefined {
  if (building?.by === 'worker') {
    return createWorker({ siteDirectory, variables: building.variables, contentApi })
  }
  return building && createHook(building)
}
