import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../../src/sea-chart/random'
import { below } from '../random'
import type { Service } from '../start-service'

/** How long after its moment a kill may come, in milliseconds: within a request, between two, while answers leave. */
const lateMs = 60
/** As long as a start may take. */
const startMs = 4_000
/** One kill in so many comes while the service starts. */
const startShare = 0.2

interface Killing {
  start: () => Service
  kills: number
  /** How many submissions are answered, and will be. */
  answered: () => number
  submissions: number
  random: Random
}

/** Kills the service so often, spread over all submissions, and starts it again. @returns The running service. */
export async function killAtRandom(killing: Killing): Promise<Service> {
  const { start, kills, answered, submissions, random } = killing
  let service = start()
  for (let kill = 0; kill < kills; kill++) {
    const isStarting = random.chance(startShare)
    if (isStarting) await wait(below(random, startMs))
    else {
      await service.ready
      // not after the last ones are on their way
      const moment = ((kill + random.next()) / kills) * submissions * 0.95
      while (answered() < moment) await wait(2)
      await wait(below(random, lateMs))
    }
    await service.kill()
    process.stderr.write(`Kill ${kill + 1} of ${kills}, ${answered()} answered\n`)
    service = start()
  }
  await service.ready
  return service
}
