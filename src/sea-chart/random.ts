/** A seeded stream of numbers: the chart's only source of chance. */
export interface Random {
  /** The next number in 0..1, 1 excluded. */
  readonly next: () => number
  /** A number between two bounds. */
  readonly between: (low: number, high: number) => number
  /** True with the given probability, 0..1. Default one half. */
  readonly chance: (probability?: number) => boolean
  /** One of the items. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
}

/** Folds a text into 32 bits (xmur3). */
function hashText(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash
}

/** Makes the stream for a seed; equal seeds give equal streams on every machine (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (probability = 0.5) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
