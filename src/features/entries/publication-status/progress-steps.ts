import { isSetting } from '../../../../contract/content/kinds'
import type { Build, Publication } from '../../../../contract/publication'
import { publicHref } from '../../../config/entries'

/** A step on the way from the editor to the public page. */
export interface ProgressStep {
  key: 'saved' | 'building' | 'live'
  title: string
  /** 'skipped': a later publication has replaced this one. */
  state: 'done' | 'current' | 'upcoming' | 'failed' | 'skipped'
  /** When it was completed, UTC; undefined before. */
  at?: string | undefined
}

interface Progress {
  steps: ProgressStep[]
  /** The current state in a sentence. */
  headline: string
}

/** What a publication without a build is waiting for, as far as is known. */
export type WaitsFor = 'its build' | 'another build' | 'a deployment' | 'unknown'

/** Whether its state is final. */
export const hasEnded = ({ state }: Pick<Publication, 'state'>): boolean =>
  state === 'live' || state === 'failed' || state === 'replaced'

/** The progress of a publication: three steps and a sentence. */
export function planProgress(publication: Publication, waitsFor: WaitsFor): Progress {
  const { action, at, liveAt, build } = publication
  const [building, live] = statesOf(publication)
  const steps: ProgressStep[] = [
    { key: 'saved', title: 'Saved', state: 'done', at },
    {
      key: 'building',
      title: building === 'done' ? 'Built' : 'Building',
      state: building,
      at: timeOf(building, build),
    },
    {
      key: 'live',
      title: action === 'unpublish' ? 'Unpublished' : 'Live',
      state: live,
      at: liveAt ?? undefined,
    },
  ]
  return { steps, headline: headlineOf(publication, waitsFor) }
}

type State = ProgressStep['state']

function statesOf({ state, build, failure }: Publication): [building: State, live: State] {
  const checking = build?.step === 'checking' || failure !== null
  if (state === 'live') return ['done', 'done']
  if (state === 'replaced') return ['skipped', 'skipped']
  if (state === 'failed') return checking ? ['done', 'failed'] : ['failed', 'upcoming']
  if (state === 'building') return checking ? ['done', 'current'] : ['current', 'upcoming']
  return ['upcoming', 'upcoming']
}

function timeOf(state: State, build: Build | null): string | undefined {
  if (state === 'current') return build?.startedAt ?? undefined
  return state === 'failed' ? (build?.endedAt ?? undefined) : undefined
}

function headlineOf(publication: Publication, waitsFor: WaitsFor): string {
  const { state, action, kind, slug, build, failure, isReadable } = publication
  switch (state) {
    case 'live':
      if (action === 'unpublish') return 'Unpublished'
      return `${nameLive(action, isReadable)} ${isSetting(kind) ? 'on the site' : `at ${publicHref(kind, slug)}`}`
    case 'replaced':
      return 'Replaced by a later publication'
    case 'failed':
      if (failure !== null) return 'Left out of the site'
      return `${doingSo[action]} failed ${build ? failedAt[build.step] : 'before the build started'}`
    case 'building':
      return build ? doing[build.step] : 'Build started'
    case 'saved':
      return build ? doing[build.step] : waiting[waitsFor]
  }
}

function nameLive(action: Publication['action'], isReadable: boolean): string {
  if (action === 'return') return 'The file’s version is live'
  return isReadable ? 'Live' : 'Was live'
}

const doingSo: Record<Publication['action'], string> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  return: 'Returning to the file',
}

const waiting: Record<WaitsFor, string> = {
  'its build': 'Saved. Build starting…',
  'another build': 'Saved. Queued for the next build.',
  'a deployment': 'Saved. It will go live with the next deployment.',
  unknown: 'Saved. Waiting for a build or deployment.',
}

const doing: Record<Build['step'], string> = {
  waiting: 'Saved. Build queued.',
  calling: 'Requesting a build…',
  building: 'Building the pages…',
  swapping: 'Deploying…',
  checking: 'Built. Checking the live page…',
  done: 'Built. Checking the live page…',
}

const failedAt: Record<Build['step'], string> = {
  waiting: 'before the build started',
  calling: 'while requesting a build',
  building: 'while building the pages',
  swapping: 'while deploying',
  checking: 'because the live page didn’t update',
  done: 'after the build',
}
