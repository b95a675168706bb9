import type { EntryKind } from '../../contract/content/entry-kind'
import { createClock, type Clock } from '../clock'

/** Path of the file of `content/` that has an address; undefined while none has. */
export type FindFile = (kind: EntryKind, slug: string) => Promise<string | undefined>

/** What publishing depends on besides the database. */
export interface PublishingOptions {
  /** Called after the public content has changed; must not throw. Default: nothing happens. */
  onPublished?: () => void
  /** Default: no file has an address. */
  findFile?: FindFile
  /** By which days begin and end; default the machine's, in UTC. */
  clock?: Clock
}

/** The same with nothing left open. */
export type Publishing = Required<PublishingOptions>

export function settlePublishing(options: PublishingOptions = {}): Publishing {
  return {
    onPublished: () => {},
    findFile: () => Promise.resolve(undefined),
    clock: createClock(),
    ...options,
  }
}
