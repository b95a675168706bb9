import { mix } from './geometry'
import type { Random } from './random'

/** Taken out of the global once: looking globals up is slow where a runner sandboxes modules. */
const { cos, floor, sin, PI } = Math

/** A smooth random landscape: about -1..1 everywhere, one hill or hollow per unit of length. */
export type Noise = (x: number, y: number) => number

const LATTICE = 256
const DIRECTIONS = 16

/** Ken Perlin's fade curve: level at both ends, so that cells join without a crease. */
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** The numbers 0..255 in a random order, twice over, so that sums of two need no wrapping. */
function shuffledLattice(random: Random): Uint8Array {
  const lattice = Uint8Array.from({ length: LATTICE }, (_, i) => i)
  for (let i = LATTICE - 1; i > 0; i--) {
    const j = floor(random.next() * (i + 1))
    const held = lattice[i] ?? 0
    lattice[i] = lattice[j] ?? 0
    lattice[j] = held
  }
  return Uint8Array.from({ length: 2 * LATTICE }, (_, i) => lattice[i % LATTICE] ?? 0)
}

/** Makes gradient noise from a seeded stream. The innermost function of all: written for speed. */
export function createNoise(random: Random): Noise {
  const lattice = shuffledLattice(random)
  const angleOf = (i: number) => ((i % DIRECTIONS) / DIRECTIONS) * 2 * PI
  const slopesX = Float64Array.from({ length: LATTICE }, (_, i) => 1.5 * cos(angleOf(i)))
  const slopesY = Float64Array.from({ length: LATTICE }, (_, i) => 1.5 * sin(angleOf(i)))
  const corner = (index: number, x: number, y: number) => {
    const slope = lattice[index] ?? 0
    return (slopesX[slope] ?? 0) * x + (slopesY[slope] ?? 0) * y
  }
  return (x, y) => {
    const column = floor(x)
    const row = floor(y)
    const u = x - column
    const v = y - row
    const s = fade(u)
    const left = (lattice[column & 255] ?? 0) + (row & 255)
    const right = (lattice[(column + 1) & 255] ?? 0) + (row & 255)
    const top = mix(corner(left & 511, u, v), corner(right & 511, u - 1, v), s)
    const bottom = mix(corner((left + 1) & 511, u, v - 1), corner((right + 1) & 511, u - 1, v - 1), s)
    return mix(top, bottom, fade(v))
  }
}
