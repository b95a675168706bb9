import type { Build, Publication } from '../../../../contract/publication'
import { publicHref } from '../../../config/entry-links'

/** One mark on the way from "publish" to the visitor. */
export interface CourseMark {
  key: 'saved' | 'building' | 'live'
  title: string
  /** 'passed': it will not be reached, since something later took its place. */
  state: 'done' | 'now' | 'ahead' | 'failed' | 'passed'
  /** When it was reached, UTC; undefined before. */
  at?: string | undefined
}

export interface Course {
  marks: CourseMark[]
  /** Where it is now, in a sentence. */
  headline: string
}

/** What a publication without a build waits for, as far as one can tell. */
export type WaitsFor = 'its build' | 'another build' | 'a deploy' | 'nothing known'

/** Whether nothing more will come of it. */
export const hasEnded = ({ state }: Pick<Publication, 'state'>): boolean =>
  state === 'live' || state === 'failed' || state === 'replaced'

/** How far a publication has come, as a course of three marks and a sentence. */
export function planCourse(publication: Publication, waitsFor: WaitsFor): Course {
  const { action, at, liveAt, build } = publication
  const [building, live] = statesOf(publication)
  const marks: CourseMark[] = [
    { key: 'saved', title: 'Saved', state: 'done', at },
    {
      key: 'building',
      title: building === 'done' ? 'Built' : 'Building',
      state: building,
      at: timeOf(building, build),
    },
    { key: 'live', title: action === 'publish' ? 'Live' : 'Gone', state: live, at: liveAt ?? undefined },
  ]
  return { marks, headline: headlineOf(publication, waitsFor) }
}

type State = CourseMark['state']

function statesOf({ state, build }: Publication): [building: State, live: State] {
  const checking = build?.step === 'checking'
  if (state === 'live') return ['done', 'done']
  if (state === 'replaced') return ['passed', 'passed']
  if (state === 'failed') return checking ? ['done', 'failed'] : ['failed', 'ahead']
  if (state === 'building') return checking ? ['done', 'now'] : ['now', 'ahead']
  return ['ahead', 'ahead']
}

function timeOf(state: State, build: Build | null): string | undefined {
  if (state === 'now') return build?.startedAt ?? undefined
  return state === 'failed' ? (build?.endedAt ?? undefined) : undefined
}

function headlineOf(publication: Publication, waitsFor: WaitsFor): string {
  const { state, action, kind, slug, build } = publication
  const address = publicHref(kind, slug)
  switch (state) {
    case 'live':
      return action === 'publish'
        ? `Live: visitors read it at ${address}.`
        : `Gone: nothing is at ${address} any more.`
    case 'replaced':
      return 'A later publication took its place.'
    case 'failed':
      return `Not ${action === 'publish' ? 'live' : 'gone'} yet: it failed ${build ? whileDoing[build.step] : 'before a build began'}.`
    case 'building':
      return build ? doing[build.step] : 'Its build has begun.'
    case 'saved':
      return build ? doing[build.step] : waiting[waitsFor]
  }
}

const waiting: Record<WaitsFor, string> = {
  'its build': 'Saved. Its build begins in a moment.',
  'another build': 'Saved. It waits for the build that is running and goes out with the next one.',
  'a deploy': 'Saved. Nothing builds the site here: it goes out with the next deploy.',
  'nothing known':
    'Saved. No build has taken it up yet. Where nothing builds by itself, it goes out with the next deploy.',
}

const doing: Record<Build['step'], string> = {
  waiting: 'Saved. Its build waits for its turn.',
  calling: 'Asking for a build of the site.',
  building: 'Building the pages.',
  swapping: 'Putting the new pages in place.',
  checking: 'Built. Asking the public address whether it has arrived.',
  done: 'Built. Asking the public address whether it has arrived.',
}

const whileDoing: Record<Build['step'], string> = {
  waiting: 'before its build began',
  calling: 'while asking for a build',
  building: 'while building the pages',
  swapping: 'while putting the new pages in place',
  checking: 'since the public address did not answer with it',
  done: 'after the build',
}
