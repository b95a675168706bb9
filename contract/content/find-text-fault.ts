import { createLineReader, type TextLine } from './text-lines'

/**
 * What Markdown may have at most: far more than an article has, and little enough that it is parsed in a moment. The
 * time for most of this grows with its square: 20,000 characters of "_*" would take ten seconds, and 20,000 of ">"
 * overflow the stack.
 */
const limits = {
  text: {
    lines: 10_000,
    'lines apart from code': 3_000,
    'code blocks': 500,
    quotes: 300,
    'lines of = or -': 300,
    'table cells': 5_000,
    'footnote marks': 600,
    'web and email addresses': 1_000,
    'times <! or <?': 100, // the parser looks for the end of each
    'of the characters * _ ~': 6_000,
    'of the characters [ ]': 6_000,
  },
  paragraph: {
    characters: 4_000,
    'of the characters * _ ~': 600,
    'of the characters [ ]': 1_000,
  },
  word: { characters: 1_000, 'backticks in a row': 20 },
} as const
const mostCharacters = 100_000
const deepest = 10

/**
 * Why a text can't be read as Markdown, with the line and the limit; undefined when it can. It passes over the
 * text once and errs on the strict side, so that no parser takes long for what it accepts.
 */
export function findTextFault(markdown: string): string | undefined {
  if (markdown.length > mostCharacters)
    return `The text is too long: ${explain('a text', mostCharacters, 'characters')}`
  const readLine = createLineReader()
  const text = createTally('a text', limits.text)
  let paragraph = createTally('a paragraph', limits.paragraph)
  for (const [index, source] of markdown.split(/\r\n|\n|\r/).entries()) {
    const line = readLine(source)
    if (line.startsParagraph) paragraph = createTally('a paragraph', limits.paragraph)
    const fault = line.isText
      ? (findDepthFault(line) ?? findWordFault(source) ?? paragraph(countInParagraph(source)))
      : undefined
    const found = fault ?? text(countInText(source, line))
    if (found !== undefined) return `Line ${index + 1}: ${found}`
  }
  return undefined
}

/** Thrown instead of parsing a text that has a fault. */
export class TextFaultError extends Error {
  readonly code = 'text_fault'
  override readonly name = 'TextFaultError'
}

const findDepthFault = ({ depth }: TextLine) =>
  depth > deepest ? explain('a text', deepest, 'levels of quotes and lists') : undefined

const findWordFault = (line: string) =>
  createTally(
    'a word',
    limits.word,
  )({
    characters: longest(line, /\S+/g),
    'backticks in a row': longest(line, /`+/g),
  })

const countInParagraph = (line: string) => ({ characters: line.length, ...countMarks(line) })

const countMarks = (line: string) => ({
  'of the characters * _ ~': count(line, /[*_~]/g),
  'of the characters [ ]': count(line, /[[\]]/g),
})

function countInText(source: string, { isText, isFence, quotes, cells }: TextLine) {
  const counted = isText ? source : ''
  return {
    lines: 1,
    'lines apart from code': isText ? 1 : 0,
    'code blocks': isFence ? 1 : 0,
    quotes,
    'lines of = or -': /^[\s>]*(?:=+|-+)[ \t]*$/.test(counted) ? 1 : 0,
    'table cells': cells,
    'footnote marks': count(counted, /\[\^/g),
    'web and email addresses': count(counted, /@|:\/\/|www\./gi),
    'times <! or <?': count(counted, /<[!?]/g),
    ...countMarks(counted),
  }
}

type Counts<Limits> = Readonly<Record<keyof Limits, number>>

/** Adds counts up, and says which goes beyond its limit. */
function createTally<Limits extends Readonly<Record<string, number>>>(noun: string, most: Limits) {
  const totals = new Map<string, number>()
  return (counts: Counts<Limits>): string | undefined => {
    for (const [what, limit] of Object.entries(most)) {
      const total = (totals.get(what) ?? 0) + (counts[what] ?? 0)
      totals.set(what, total)
      if (total > limit) return explain(noun, limit, what)
    }
    return undefined
  }
}

const explain = (noun: string, limit: number, what: string) =>
  `${noun} can have up to ${limit.toLocaleString('en-GB')} ${what}`

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const longest = (text: string, pattern: RegExp) =>
  (text.match(pattern) ?? []).reduce((most, { length }) => Math.max(most, length), 0)
