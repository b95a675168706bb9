import { Html } from './html'

/** Water, a coast and the course to it: tints are filled from an isobath to the right edge. */
const tints = [
  ['deep', 'M82 0c-18 16 8 30-4 48s-10 26-6 40'],
  ['middle', 'M132 0c-16 12 0 30-12 46s-2 26-12 42'],
  ['shallow', 'M176 0c-10 14 6 22-8 40s4 32-10 48'],
  ['land', 'M214 0c-18 8-4 20-18 34s12 36-4 54'],
] as const
const lines = ['M106 0c-16 14 6 30-8 48s-4 24-12 40', 'M196 0c-16 12 0 22-14 40s8 34-6 48']

/**
 * The drawing above every page, kept to the right so that the words stand in deep water; a phone cuts off its empty
 * left part.
 */
export const chartStrip = new Html(
  '<svg viewBox="0 2 260 84" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">' +
    tints.map(([name, line]) => `<path class="${name}" d="${line}H264V0z"/>`).join('') +
    lines.map((line) => `<path d="${line}"/>`).join('') +
    '<path class="course" d="M62 94l44-26 36 4 38-32"/>' +
    '<circle class="mark" cx="184" cy="37" r="5.5"/><circle class="dot" cx="184" cy="37" r="1.6"/>' +
    '</svg>',
)
