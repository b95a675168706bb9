import type { Measure } from './paper'
import type { Run, Voice } from './read-blocks'

/** A stretch of a line in one voice. */
export interface Piece {
  text: string
  voice: Voice
  /** From the line's beginning. */
  x: number
  width: number
}

export interface Line {
  pieces: readonly Piece[]
  width: number
}

interface Word {
  /** Its parts, e.g. a bold word and the comma after it. */
  runs: Run[]
}

/** Size of code beside text: the letters of its font are wider. */
export const sizeOf = (voice: Voice, size: number) => (voice === 'code' ? size * 0.88 : size)

/** Breaks text into lines at spaces; a word that is too long for a line, anywhere. Pure. */
export function setLines(
  runs: readonly Run[],
  { width, size, spacing }: { width: number; size: number; spacing?: number },
  measure: Measure,
): Line[] {
  const widthOf = ({ text, voice }: Run) =>
    measure(text, { voice, size: sizeOf(voice, size), spacing: spacing ?? 0 })
  const place = (words: readonly Word[]): Line => {
    let x = 0
    const pieces = join(words).map((run): Piece => {
      const piece = { ...run, x, width: widthOf(run) }
      x += piece.width
      return piece
    })
    return { pieces, width: x }
  }
  const lines: Line[] = []
  let open: Word[] = []
  for (const word of splitWords(runs).flatMap((long) => breakWord(long, width, widthOf))) {
    if (open.length > 0 && place([...open, word]).width > width) {
      lines.push(place(open))
      open = []
    }
    open.push(word)
  }
  return open.length > 0 ? [...lines, place(open)] : lines
}

/** Width of the widest word, and of the text on one line. */
export function extentOf(
  runs: readonly Run[],
  size: number,
  measure: Measure,
): { least: number; most: number } {
  const widths = splitWords(runs).map(({ runs: parts }) =>
    parts.reduce((sum, { text, voice }) => sum + measure(text, { voice, size: sizeOf(voice, size) }), 0),
  )
  const [line] = setLines(runs, { width: Infinity, size }, measure)
  return { least: Math.max(0, ...widths), most: line?.width ?? 0 }
}

function splitWords(runs: readonly Run[]): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const { text, voice } of runs) {
    for (const part of text.split(/( )/)) {
      if (part === ' ') isOpen = false
      else if (part !== '') {
        const last = isOpen ? words.at(-1) : undefined
        if (last) last.runs.push({ text: part, voice })
        else words.push({ runs: [{ text: part, voice }] })
        isOpen = true
      }
    }
  }
  return words
}

function breakWord(word: Word, width: number, widthOf: (run: Run) => number): Word[] {
  const [only, ...others] = word.runs
  if (only === undefined || others.length > 0 || widthOf(only) <= width) return [word]
  const characters = [...only.text]
  let fits = characters.length
  while (fits > 1 && widthOf({ ...only, text: characters.slice(0, fits).join('') }) > width) fits -= 1
  const rest = { runs: [{ ...only, text: characters.slice(fits).join('') }] }
  return [
    { runs: [{ ...only, text: characters.slice(0, fits).join('') }] },
    ...breakWord(rest, width, widthOf),
  ]
}

/** Words with spaces between them; neighbors of one voice become one run, which keeps its kerning. */
function join(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  words.forEach(({ runs: parts }, index) => {
    parts.forEach((part, at) => {
      const space = index > 0 && at === 0 ? ' ' : ''
      const last = runs.at(-1)
      if (last?.voice === part.voice) last.text += space + part.text
      else {
        // a space is as wide as the text's around it, not as that of code
        const isCode = last?.voice === 'code'
        if (last && !isCode) last.text += space
        runs.push({ ...part, text: (isCode ? space : '') + part.text })
      }
    })
  })
  return runs
}
