import { makePdf } from '../../../__tests__/backend/submissions/support/sample-forms'
import { formNames } from '../../../contract/forms/forms'
import { findFreePort } from '../../lib/find-free-port'
import { makeDrillSite } from '../make-drill-site'
import { makeMessage } from '../make-message'
import { openStore, type Store } from '../open-store'
import type { DrillOptions } from '../parse-options'
import { below, randomOf, uuidOf } from '../random'
import { startService } from '../start-service'
import type { Verdict } from '../verdict'
import { compare, type Comparison } from './compare'
import { killAtRandom } from './kill-at-random'
import { sendAll, type Sending } from './send-all'

const clients = 6
/** Turns off optimization of PGlite's WebAssembly, which costs more than these short runs gain. */
const quickStart = '--liftoff-only'
/** Bytes. */
const largestCv = 200_000

interface Outcome extends Comparison, Omit<Sending, 'answered'> {
  store: string
  answered: number
  cvs: number
  seconds: number
}

/** Sends submissions while the backend is killed at random moments, then compares with what it has. */
export async function runKills(folder: string, options: DrillOptions): Promise<Verdict> {
  const outcomes: Outcome[] = []
  for (const kind of options.stores) {
    const store = await openStore(kind)
    const site = await makeDrillSite()
    try {
      outcomes.push(await drill(folder, { store, siteDirectory: site.directory, options }))
    } finally {
      await site.remove()
      await store.remove()
    }
  }
  return {
    table: [
      ['Store', 'Answered', 'CVs', 'Kills', 'Cut off', 'Had it', 'Swept', 'Seconds'],
      ...outcomes.map(({ store, answered, cvs, cutOff, found, swept, seconds }) => [
        store,
        ...[answered, cvs, options.kills, cutOff, found, swept, seconds].map(String),
      ]),
    ],
    bounds: outcomes.flatMap((outcome) => boundsOf(outcome, options)),
  }
}

function boundsOf(outcome: Outcome, { submissions }: DrillOptions): Verdict['bounds'] {
  const { store, answered, lost, doubled, lostCvs, wrongEmails, orphans } = outcome
  const none = (count: number, what: string) => ({
    text: `${store}: ${count} ${what}`,
    isKept: count === 0,
  })
  return [
    { text: `${store}: ${answered} of ${submissions} answered`, isKept: answered === submissions },
    none(lost, 'lost'),
    none(doubled, 'doubled'),
    none(lostCvs, 'CVs lost'),
    none(wrongEmails, 'acknowledgements lost or doubled'),
    none(orphans, 'files left after the sweep'),
  ]
}

interface Setup {
  store: Store
  siteDirectory: string
  options: DrillOptions
}

async function drill(folder: string, { store, siteDirectory, options }: Setup): Promise<Outcome> {
  const { seed, submissions, kills } = options
  const port = findFreePort()
  const variables = {
    ...store.variables,
    PORT: port,
    SITE_DIR: siteDirectory,
    TRUST_PROXY: 'true',
    UPLOAD_MB_IN_ALL: '100000',
  }
  const began = Date.now()
  const sending: Sending = { answered: [], cutOff: 0, found: 0 }
  let number = 0
  const next = () => (number < submissions ? makeSubmission(seed, ++number) : undefined)
  const killing = killAtRandom({
    start: () => startService({ folder, variables, flags: [quickStart] }),
    kills,
    answered: () => sending.answered.length,
    submissions,
    random: randomOf(seed, store.name, 'kills'),
  })
  const address = `http://127.0.0.1:${port}`
  const [service] = await Promise.all([killing, sendAll(address, { clients, next }, sending)])
  const code = await service.stop()
  if (code !== 0) throw new Error(`The service stopped with ${code}:\n${service.log()}`)
  const { answered, cutOff, found } = sending
  return {
    store: store.name,
    answered: answered.length,
    cvs: answered.filter(({ cv }) => cv !== undefined).length,
    ...{ cutOff, found },
    seconds: Math.round((Date.now() - began) / 1000),
    ...(await compare(store, answered)),
  }
}

/** Every form in turn; no two CVs are the same. */
function makeSubmission(seed: number, number: number) {
  const random = randomOf(seed, 'submission', number)
  const form = formNames[number % formNames.length] ?? 'contact'
  const key = uuidOf(random)
  const cv = Buffer.concat([makePdf(below(random, largestCv)), Buffer.from(`% ${number}\n`)])
  return { key, message: makeMessage({ form, number, key, cv }) }
}
