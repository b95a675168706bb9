import type { Measure } from './social-fonts'

/** A title broken into lines, with the size that lets them fit. */
export interface TitleSetting {
  readonly lines: readonly string[]
  /** Font size, pixels. */
  readonly size: number
}

/** The site's headlines are set tight. */
export const TITLE_SPACING = -0.03
/** Line height over font size. */
export const TITLE_LEADING = 1.06
const SIZES = [112, 100, 90, 82, 74, 66, 60, 54, 48, 44] as const
const SMALLEST = SIZES[SIZES.length - 1] ?? 44
const MOST_LINES = 3
/** Titles in several lines stay below the size of a single word's. */
const LARGEST_IN_LINES = 90

/** Every way to break words into so many lines. */
function breaksInto(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words.slice(0, words.length - lines + 1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(' ')
    return breaksInto(words.slice(i + 1), lines - 1).map((rest) => [first, ...rest])
  })
}

/** A line that ends in a small word reads badly; it counts as a little wider. */
const trailing = (line: string, isLast: boolean) => (!isLast && /(^|\s)\S{1,3}$/.test(line) ? 1.06 : 1)

/** The break whose widest line is the narrowest, for a number of lines. */
function balance(words: readonly string[], count: number, widthOf: (line: string) => number) {
  const rated = breaksInto(words, count).map((lines) => ({
    lines,
    width: Math.max(...lines.map(widthOf)),
    cost: Math.max(...lines.map((line, i) => widthOf(line) * trailing(line, i === count - 1))),
  }))
  return rated.sort((a, b) => a.cost - b.cost)[0]
}

/** Cuts the last word off, or the last letters of a single one. */
function shorten(title: string): string {
  const bare = title.replace(/…$/, '')
  const cut = bare.includes(' ') ? bare.slice(0, bare.lastIndexOf(' ')) : [...bare].slice(0, -2).join('')
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}

/**
 * Sets a title as large as it fits a width (pixels): in at most three lines, balanced, the fewer the better.
 * What does not fit at the smallest size is cut with an ellipsis.
 */
export function setTitle(title: string, width: number, measure: Measure): TitleSetting {
  const words = title.trim().split(/\s+/)
  const widthOf = (text: string) => measure({ text, voice: 'head', size: 1, spacing: TITLE_SPACING })
  const counts = [1, 2, 3].filter((count) => count <= Math.min(MOST_LINES, words.length))
  const settings = counts.flatMap((count) => balance(words, count, widthOf) ?? [])
  for (const size of SIZES) {
    const fitting = settings.find(
      (setting) => setting.width * size <= width && (setting.lines.length === 1 || size <= LARGEST_IN_LINES),
    )
    if (fitting) return { lines: fitting.lines, size }
  }
  return [...title].length > 2 ? setTitle(shorten(title), width, measure) : { lines: [title], size: SMALLEST }
}
