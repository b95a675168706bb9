import { drawLogo, logo } from '../../lib/logo'
import { drawSeaChart } from '../../sea-chart/draw-sea-chart'
import { measureDashes } from './chart-style'
import { drawText, FONT_FAMILY } from './draw-text'
import { setTitle, TITLE_LEADING, TITLE_SPACING } from './set-title'
import type { Measure } from './social-fonts'
import { SOCIAL_IMAGE_SIZE, TEXT_AREA, type SocialImage } from './social-image'

export interface DrawingTools {
  readonly measure: Measure
  /** Style sheet of the sea chart. */
  readonly chartStyle: string
}

const INK = '#13232e'
const MUTED = '#4a6070'
const PAPER = '#fbfdfd'
const MARK = '#b0186a'

const { width, height } = SOCIAL_IMAGE_SIZE
const textWidth = TEXT_AREA.right - TEXT_AREA.left
/** The black-and-white scale along the lower edge, pixels. */
const SCALE = { height: 14, step: 48 } as const
/** The chart is drawn small and enlarged: previews are half as wide, its numbers should stay readable. */
const CHART = { width: 840, height: 432 } as const
/** A picture beside a link is about a third as wide: finer shores would cost the build a second for nothing. */
const COARSENESS = 1.5

/** Lines and tints fade under the rose, so that it stays readable when the picture is small. */
const QUIET_ROSE = `.sea-chart .sc-rose circle:first-child { fill: ${PAPER}; fill-opacity: 0.82; }`
/** Where the chart keeps its water deep, in fractions. */
const CLEAR = [{ left: 0, top: 0, right: 0.57, bottom: 1 }]

function drawChart({ slug, kind, steps = 3, neighbours }: SocialImage, chartStyle: string): string {
  const { svg } = drawSeaChart({
    ...{ slug, kind, neighbours, course: steps },
    ...{ size: CHART, clear: CLEAR, coarseness: COARSENESS },
  })
  const placed = svg.replace('<svg ', `<svg width="${width}" height="${height - SCALE.height}" `)
  return measureDashes(placed, chartStyle)
}

function drawScale(): string {
  const top = height - SCALE.height
  const blocks = Array.from(
    { length: Math.ceil(width / SCALE.step / 2) },
    (_, i) => `M${2 * i * SCALE.step} ${top + 1}h${SCALE.step}v${SCALE.height}h-${SCALE.step}z`,
  )
  return `<path fill="${PAPER}" d="M0 ${top}h${width}v${SCALE.height}H0z"/><path fill="${INK}" d="M0 ${top}h${width}v2H0z${blocks.join('')}"/>`
}

/** Shrinks a line until it fits. */
function fitSize(
  line: { text: string; voice: 'head' | 'text'; spacing: number },
  size: number,
  room: number,
  measure: Measure,
) {
  return Math.min(size, room / measure({ ...line, size: 1 }) || size)
}

function drawBrand(siteName: string, measure: Measure): string {
  const side = 52
  const top = TEXT_AREA.bottom - side
  const x = TEXT_AREA.left + side + 16
  const name = { text: siteName, voice: 'head', spacing: -0.02 } as const
  const size = fitSize(name, 34, TEXT_AREA.right - x, measure)
  const mark = `<g transform="translate(${TEXT_AREA.left - 2} ${top})scale(${side / logo.side})">${drawLogo(INK, MARK)}</g>`
  return mark + drawText({ ...name, size, x, y: top + side / 2 + size * 0.35, fill: INK })
}

/** Eyebrow and title as one block, in the middle of the room above the brand. */
function drawHeading({ title, eyebrow = '' }: SocialImage, measure: Measure): string {
  const { lines, size } = setTitle(title, textWidth, measure)
  const above = { text: eyebrow, voice: 'text', spacing: 0 } as const
  const eyebrowSize = fitSize(above, 27, textWidth, measure)
  const eyebrowHeight = eyebrow ? 27 + 26 : 0
  const capHeight = size * 0.7
  const block = eyebrowHeight + capHeight + (lines.length - 1) * size * TITLE_LEADING
  const room = { top: TEXT_AREA.top, bottom: TEXT_AREA.bottom - 52 - 48 }
  const start = (room.top + room.bottom - block) / 2
  const x = TEXT_AREA.left
  const baseline = (i: number) => start + eyebrowHeight + capHeight + i * size * TITLE_LEADING
  const set = lines.map((text, i) =>
    drawText({ text, voice: 'head', size, spacing: TITLE_SPACING, x, y: baseline(i), fill: INK }),
  )
  const first = eyebrow && drawText({ ...above, size: eyebrowSize, x, y: start + 21, fill: MUTED })
  return [first, ...set].join('')
}

/** Draws the picture of a shared link: a sea chart with the title in its deep water. Pure. */
export function drawSocialImage(image: SocialImage, { measure, chartStyle }: DrawingTools): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FONT_FAMILY}">` +
    `<style>${chartStyle}${QUIET_ROSE}</style><path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>` +
    `${drawChart(image, chartStyle)}${drawScale()}${drawHeading(image, measure)}${drawBrand(image.siteName, measure)}</svg>`
  )
}
