import { useEffect, useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { Keeper } from './create-keeper'
import type { LocalCopies, LocalCopy } from './local-copies'
import { withServiceFields } from './merge-content'
import { planRecovery } from './plan-recovery'

interface Options {
  keeper: Keeper
  copies: LocalCopies
  /** As the server had it when it was opened; undefined: it knows nothing of it. */
  entry: Entry | undefined
  /** What this browser kept of it, the latest first. */
  left: readonly LocalCopy[]
}

/** Decides what becomes of texts that this browser kept: gone on with, asked about, or kept beside. */
export function useRecovery({ keeper, copies, entry, left }: Options) {
  const [asking, setAsking] = useState(() => (entry ? planRecovery(entry, left).ask : []))
  const [beside, setBeside] = useState<readonly LocalCopy[]>(() => (entry ? [] : left.slice(1)))
  const [first] = asking
  const next = () => setAsking(([, ...others]) => others)
  useEffect(() => {
    if (entry) for (const copy of planRecovery(entry, left).drop) copies.remove(copy)
    // the server has nothing it could stand against
    else if (left[0]) goOnWith(keeper, copies, left[0])
    // on opening, once
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was found on opening does not change
  }, [])
  return {
    /** The text to decide about; undefined: none. */
    asking: first,
    /** Texts to copy from. */
    beside,
    takeMine: () => {
      if (first) goOnWith(keeper, copies, first)
      next()
    },
    takeTheirs: () => {
      if (first) copies.remove(first)
      next()
    },
    keepBoth: () => {
      if (first) setBeside((others) => [...others, first])
      next()
    },
    keepBeside: (copy: LocalCopy) => setBeside((others) => [...others, copy]),
    discard: (copy: LocalCopy) => {
      copies.remove(copy)
      setBeside((others) => others.filter((other) => other !== copy))
    },
  }
}

/** Makes a kept text the one that is written; its copy goes once the keeper has one of its own. */
function goOnWith(keeper: Keeper, copies: LocalCopies, copy: LocalCopy): void {
  const { entry } = keeper.get()
  keeper.change(entry ? withServiceFields(copy.content, entry.content) : copy.content)
  if (!keeper.get().copyFailed) copies.remove(copy)
  keeper.saveNow()
}
