import { createHash } from 'node:crypto'

/** Colors of the site's charts; photos are the same in light and dark themes. */
const paper = '#fbfdfd'
const line = '#3f7fa6'
const coast = '#5b5234'
/** From deep to shallow, each with its distance from the coast in pixels. */
const depths = [
  ['#eaf4f9', 78],
  ['#d5e9f4', 48],
  ['#bcdcee', 22],
] as const
const faces = ['#f3e4b8', '#e3cb95', '#c9a873', '#a98552']
const hairs = ['#5b5234', '#13232e', '#8a6a3a', '#4a6070']
const clothes = ['#13232e', '#3f7fa6', '#5b5234', '#4a6070']

interface Style {
  /** Behind the head. */
  back: string
  /** Over it. */
  front: string
}

/** Hair, drawn for a head of 38 by 46 around (120, 104). */
const styles: readonly Style[] = [
  {
    back: '',
    front: 'M80 108c-8-40 10-66 42-66s48 24 38 66c-4-18-10-26-20-30-16 6-38 6-48 0-6 6-10 14-12 30z',
  },
  {
    back: 'M120 46c-36 0-52 24-52 60 0 22-2 34-8 44 30 10 90 10 120 0-6-10-8-22-8-44 0-36-16-60-52-60z',
    front: 'M79 108c-4-34 14-54 41-54s45 20 41 54c-26-4-44-14-52-32-6 16-14 26-30 32z',
  },
  {
    back: 'M120 44c-38 0-54 26-54 62 0 46-4 76-16 104h140c-12-28-16-58-16-104 0-36-16-62-54-62z',
    front: 'M80 112c-2-32 12-54 40-54s42 22 40 54c-8-22-20-34-40-44-20 10-32 22-40 44z',
  },
  {
    back: 'M120 14a22 22 0 1 1 0 44a22 22 0 1 1 0-44z',
    front: 'M81 106c-4-36 12-56 39-56s43 20 39 56c-8-20-20-30-39-30s-31 10-39 30z',
  },
  {
    back: '',
    front:
      'M82 110c-16-8-16-28-4-34-4-18 12-30 24-24 8-14 30-14 38 0 14-6 28 8 24 24 12 8 10 26-6 34 0-16-4-26-14-32-14 6-36 6-50 0-8 8-12 18-12 32z',
  },
]

const head = 'M120 58c-22 0-38 18-38 46 0 30 18 48 38 48s38-18 38-48c0-28-16-46-38-46z'
const neck = 'M104 132h32v54h-32z'
const shoulders = 'M36 250c0-46 26-66 66-72 10 8 26 8 36 0 40 6 66 26 66 72z'

/** A portrait as an island in its chart, 240 by 240, the same for the same seed. Pure. */
export function drawPortrait(seed: string): string {
  const pick = createPick(seed)
  const { back, front } = pick(styles)
  const [face, hair, cloth] = [pick(faces), pick(hairs), pick(clothes)]
  // Hair behind the head would cover the parts above it, and wide strokes of its inner edge would leave splinters.
  const outline = head + neck + shoulders + (back || front)
  const water = depths.map(
    ([tint, reach]) =>
      shape(outline, { fill: line, stroke: line, width: 2 * reach + 2.4 }) +
      shape(outline, { fill: tint, stroke: tint, width: 2 * reach }),
  )
  const land = { stroke: coast, width: 2 }
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240" stroke-linejoin="round">' +
    `<path fill="${paper}" d="M0 0h240v240H0z"/>${water.join('')}` +
    shape(back, { fill: hair, ...land }) +
    shape(neck, { fill: face, ...land }) +
    shape(shoulders, { fill: cloth, ...land }) +
    shape(head, { fill: face, ...land }) +
    shape(front, { fill: hair, ...land }) +
    features +
    '</svg>'
  )
}

function shape(
  path: string,
  { fill, stroke, width }: { fill: string; stroke: string; width: number },
): string {
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`
}

const features =
  '<path d="M105 109h.1M135 109h.1M110 132c6 5 14 5 20 0" fill="none" stroke="#3a3220" stroke-width="4" stroke-linecap="round"/>'

/** Picks from lists, by the next byte of the seed each time. */
function createPick(seed: string) {
  const bytes = createHash('sha256').update(`photo ${seed}`).digest().values()
  return <T>(list: readonly T[]): T => {
    const chosen = list[Number(bytes.next().value) % list.length]
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
    return chosen
  }
}
