import { openPath } from './path'
import { createRandom } from './random'
import type { Random } from './random'
import type { Point } from './sea-chart-spec'

/** One swell of the shoreline; whole numbers of waves over the width make the line tile. */
interface Wave {
  readonly count: number
  readonly amplitude: number
  readonly phase: number
}

/** A line that follows the shore at some distance. */
interface Band {
  readonly className: string
  /** How high above the shore it runs, as a fraction of the drawing's height. */
  readonly rise: number
  /** How much of the shore's short waves is left: farther lines are calmer. */
  readonly detail: number
}

const BANDS: readonly Band[] = [
  { className: 'sc-1', rise: 0.44, detail: 0.5 },
  { className: 'sc-2', rise: 0.28, detail: 0.68 },
  { className: 'sc-3', rise: 0.14, detail: 0.84 },
  { className: 'sc-land', rise: 0, detail: 1 },
]
/** Wave counts over 1440 drawing units, from long to short. */
const COUNTS = [1, 2, 3, 5, 8] as const
/** The mean height of the shore above the lower edge, as a fraction of the drawing's height. */
const SHORE_LEVEL = 0.3
const STEP = 54

function makeWaves(random: Random, width: number, height: number): Wave[] {
  return COUNTS.map((count) => ({
    count: Math.max(1, Math.round((count * width) / 1440)),
    amplitude: (height * random.between(0.09, 0.15)) / count ** 0.62,
    phase: random.between(0, 2 * Math.PI),
  }))
}

function bandLine(band: Band, waves: readonly Wave[], width: number, height: number): Point[] {
  const steps = Math.ceil(width / STEP)
  const level = height * (1 - SHORE_LEVEL - band.rise)
  const drift = band.rise * 3.2
  return Array.from({ length: steps + 5 }, (_, i) => {
    const share = (i - 2) / steps
    const y = waves.reduce((sum, { count, amplitude, phase }) => {
      const calmed = amplitude * band.detail ** Math.sqrt(count - 1)
      return sum + calmed * Math.sin(2 * Math.PI * count * share + phase + drift * Math.cos(phase))
    }, level)
    return { x: share * width, y }
  })
}

/**
 * Draws a calm shore for the upper edge of the footer: water above, land below, its left end meeting its right
 * one, so that it may also be repeated. Widths and heights in drawing units. The lower edge of the drawing is
 * land all along.
 */
export const drawShoreline = (seed: string, width = 1440, height = 140): string =>
  inSvg(`0 0 ${width} ${height}" preserveAspectRatio="none`, drawBands(seed, width, height))

/** What a coast beside a text takes up, drawing units, and where on it the shore has its mean. */
export const COAST = { length: 1200, breadth: 96, shore: 67 } as const

/** The same shore upright, with the land on its right: shown at its own size from its upper end, as far as there is room. */
export function drawCoast(seed: string): string {
  const { length, breadth } = COAST
  const turned = `<g transform="rotate(-90)translate(-${length})">${drawBands(seed, length, breadth)}</g>`
  return inSvg(`0 0 ${breadth} ${length}" preserveAspectRatio="xMidYMin slice`, turned)
}

function drawBands(seed: string, width: number, height: number): string {
  const waves = makeWaves(createRandom(`shore/${seed}`), width, height)
  return BANDS.map((band) => {
    const line = openPath(bandLine(band, waves, width, height))
    return `<path class="${band.className}" d="${line}V${height + 9}H-9z"/>`
  }).join('')
}

const inSvg = (viewBox: string, drawing: string) =>
  `<svg viewBox="${viewBox}" aria-hidden="true" focusable="false" class="sea-chart" font-size="13">${drawing}</svg>`
