import type { Rose } from './rose'

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
export function drawRose({ x, y, radius }: Rose): string {
  const star = Math.round(radius * 0.66)
  const waist = Math.round(radius * 0.09)
  const inner = Math.round(radius * 0.7)
  return (
    `<g class="sc-rose" transform="translate(${x} ${y})"><circle r="${radius}"/>` +
    `<circle class="sc-degrees" r="${radius - 3}" pathLength="720"/><circle class="sc-tens" r="${radius - 5}" pathLength="720"/>` +
    `<circle r="${radius - 10}"/><circle r="${inner}" class="sc-dotted"/>` +
    `<path transform="rotate(45)" d="${starPath(Math.round(star * 0.62), waist)}"/>` +
    `<path class="sc-star" d="${starPath(star, waist)}"/><path class="sc-shade" d="${shadePath(star, waist)}"/>` +
    `<path d="M0-${radius + 3}v-9m-4 4 4-5 4 5"/></g>`
  )
}
