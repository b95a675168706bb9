import type { Sign } from './signs'

/** The four arms of a compass star; `long` and `waist` in drawing units. */
function starPath(long: number, waist: number): string {
  const w = waist
  const rest = long - waist
  return `M0-${long}l${w} ${rest} ${rest} ${w}-${rest} ${w}-${w} ${rest}-${w}-${rest}-${rest}-${w} ${rest}-${w}z`
}

/** The dark half of each arm, so that the star stands out from the paper. */
function shadePath(long: number, waist: number): string {
  const w = waist
  return `M0 0V-${long}l${w} ${long - w}zH${long}l-${long - w} ${w}zV${long}l-${w}-${long - w}zH-${long}l${long - w}-${w}z`
}

/** A compass rose: a ring of single degrees, a ring of tens, and a star whose long arm points north. */
function drawRose({ x, y, radius }: Sign): string {
  const star = Math.round(radius * 0.66)
  const waist = Math.round(radius * 0.09)
  const inner = Math.round(radius * 0.7)
  return (
    `<g class="sc-rose" transform="translate(${x} ${y})"><circle r="${radius}"/>` +
    `<circle class="sc-degrees" r="${radius - 3}" pathLength="720"/><circle class="sc-tens" r="${radius - 5}" pathLength="720"/>` +
    `<circle r="${radius - 10}"/><circle r="${inner}" class="sc-danger"/>` +
    `<path transform="rotate(45)" d="${starPath(Math.round(star * 0.62), waist)}"/>` +
    `<path class="sc-star" d="${starPath(star, waist)}"/><path class="sc-shade" d="${shadePath(star, waist)}"/>` +
    `<path d="M0-${radius + 3}v-9m-4 4 4-5 4 5"/></g>`
  )
}

const PATHS = {
  rock: 'm-5 0h10m-5-5v10',
  light: 'm0-9 2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z',
  anchorage: 'm0-6v16m-5-11h10m-13 4c1 5 4 7 8 7s7-2 8-7m-8-9a3 3 0 1 1 .1 0',
  buoy: 'm-3 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0zm4-3 3-11 5 5-7 2',
} as const

/** A rock's danger circle, a dotted one. */
const DANGER = 'M-10 0a10 10 0 1 1 20 0 10 10 0 1 1-20 0'

/** One sign as SVG. */
export function drawSign(sign: Sign, print: number): string {
  if (sign.sign === 'rose') return drawRose(sign)
  const place = `translate(${sign.x} ${sign.y})${print === 1 ? '' : `scale(${print})`}`
  const glyph = `<path class="sc-sign sc-${sign.sign}" transform="${place}" d="M0 0${PATHS[sign.sign]}"/>`
  return sign.sign === 'rock' ? `<path class="sc-danger" transform="${place}" d="${DANGER}"/>${glyph}` : glyph
}
