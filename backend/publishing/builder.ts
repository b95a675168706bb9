import type { Build } from '../../contract/publication'
import type { BuildPublication } from '../repositories/build-publications-repository'

/** Builds the public site: in this service, or elsewhere. */
export interface Builder {
  by: Build['by']
  /** Its first step. */
  step: 'calling' | 'building'
  /** Maximum number of starts; a build interrupted that often has failed. */
  tries: number
  /** How long the public site may take to show the publications. */
  patience: Patience
  /** Builds the site. Throws a `BuildFailure` if people can do something about it. */
  build: (job: Job) => Promise<void>
}

/** The input of a builder. */
export interface Job {
  build: string
  /** Attempts so far, including this one. */
  attempts: number
  /** Publications that are to become visible. */
  publications: readonly BuildPublication[]
  /** Aborted when the service stops or another instance has taken over the build. */
  signal: AbortSignal
  /** Adds to the build's log. */
  say: (text: string) => void
  setStep: (step: Build['step']) => Promise<void>
  /** Waits before the next attempt, even across a restart. @returns The number of attempts then. */
  pause: (ms: number) => Promise<number>
}

/** How to poll. All in milliseconds. */
export interface Patience {
  /** Time limit since the last change. */
  totalMs: number
  firstPauseMs: number
  longestPauseMs: number
}

/** Why a build failed and what to do, in sentences for the publication. */
export class BuildFailure extends Error {}
