import { createRandom, type Random } from '../../src/sea-chart/random'

/** Random choices that the seed of a drill repeats, whatever the order of its calls. */
export const randomOf = (seed: number, ...of: (string | number)[]): Random =>
  createRandom([seed, ...of].join(' '))

/** A whole number below `end`. */
export const below = (random: Random, end: number): number => Math.floor(random.next() * end)

export const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => below(random, 256)))

export function uuidOf(random: Random): string {
  const hex = bytesOf(random, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
