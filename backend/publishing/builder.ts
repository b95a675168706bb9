import type { Build } from '../../contract/publication'
import type { BuildPublication } from '../repositories/build-publications-repository'

/** A way to have the public site built: by this service, or elsewhere. */
export interface Builder {
  by: Build['by']
  /** What it does first. */
  step: 'calling' | 'building'
  /** How often it may be begun; a build that is cut off that often has failed. */
  tries: number
  /** How long the public address may take to show what was built. */
  patience: Patience
  /** Has the site built. Fails with a `BuildFailure` where people can do something about it. */
  build: (job: Job) => Promise<void>
}

/** What a builder is given. */
export interface Job {
  build: string
  /** Tries begun, this one included. */
  attempts: number
  /** What is to become visible. */
  publications: readonly BuildPublication[]
  /** Aborted when the service stops or another instance has taken the build over. */
  signal: AbortSignal
  /** Adds to the build's log. */
  say: (text: string) => void
  setStep: (step: Build['step']) => Promise<void>
  /** Waits before another try, over a restart too. @returns How many tries have been begun then. */
  pause: (ms: number) => Promise<number>
}

/** How to ask again and again. All in milliseconds. */
export interface Patience {
  /** Since something was last found to have changed. */
  totalMs: number
  firstPauseMs: number
  longestPauseMs: number
}

/** Why a build came to nothing and what to do, in sentences for the publication. */
export class BuildFailure extends Error {}
