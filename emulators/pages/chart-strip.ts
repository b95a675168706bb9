import { Html } from './html'

/** Water, a coast and the course to it: tints are filled from an isobath to the right edge. */
const tints = [
  ['deep', 'M196 0c-22 16 12 30-6 48s-26 24-34 40'],
  ['middle', 'M292 0c-30 10-8 30-24 46s-2 26-22 42'],
  ['shallow', 'M362 0c-14 14 8 22-10 40s4 32-16 48'],
  ['land', 'M424 0c-20 8-4 20-20 34s14 36-2 54'],
] as const
const lines = ['M244 0c-26 14 8 30-14 48s-10 24-28 40', 'M398 0c-20 12 0 22-16 40s8 34-10 48']

/** The drawing above every page, kept to the right so that the words stand in deep water. */
export const chartStrip = new Html(
  '<svg viewBox="0 0 480 88" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">' +
    tints.map(([name, line]) => `<path class="${name}" d="${line}H484V0z"/>`).join('') +
    lines.map((line) => `<path d="${line}"/>`).join('') +
    '<path class="course" d="M176 92l78-34 60 6 74-30"/><circle class="mark" cx="393" cy="32" r="5.5"/><circle class="dot" cx="393" cy="32" r="1.6"/>' +
    '</svg>',
)
