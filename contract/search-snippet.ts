import {
  isCommonWord,
  spelledOut,
  toStem,
  toWords,
  weights,
  wordPattern,
  type Alternative,
  type SearchPlan,
} from './search-words'

/*
 * Why a page was found: which of its words answer what was typed, and where its text says so.
 */

/** Longest snippet, in characters: two lines of a result. */
const longestSnippet = 170

/** How much of a long sentence is shown before the match, in characters. */
const before = 50

export interface ShownMatch {
  /** A part of the text; undefined: title and summary show all that matches. */
  snippet?: string
  /** Words of title, summary and snippet that were typed, in another form perhaps, in lower case, to be marked. */
  terms: string[]
}

interface Item {
  title: string
  summary: string
  text: string | undefined
  /** Whether it may be any sentence, as in messages, which no summary stands for. Default: only one that stands alone. */
  quotesAny?: boolean
}

/** What a result says about an item: why it was found. */
export function showMatch(
  { title, summary, text = '', quotesAny = false }: Item,
  plan: SearchPlan,
): ShownMatch {
  const head = findMatches(`${title}\n${summary}`, plan)
  const shown = head.answers
  const sentence =
    findSentence(text, plan, { shown, quotes: quotesAny ? 'any' : 'sentences' }) ??
    // better a row of a table than a result that doesn’t say why it is there
    (shown.some((answer) => answer > 0) ? undefined : findSentence(text, plan, { shown, quotes: 'rows' }))
  const snippet = sentence && cutAround(sentence.text, sentence.matches.at)
  const terms = new Set([...head.words, ...(sentence?.matches.words ?? [])])
  return { ...(snippet && { snippet }), terms: [...terms] }
}

interface Matches {
  /** How well each part of what was typed is answered: 0 not at all, 1 by another word for it, 2 as typed. */
  answers: readonly number[]
  /** Those of the words that were typed, not others for them, as they stand there, in lower case. */
  words: readonly string[]
  /** Where the first one stands. */
  at: number
}

interface Word {
  /** As it stands there. */
  text: string
  at: number
  /** As it is compared: with stems, and with the beginning of a word. */
  stem: string
  plain: string
}

const listWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => {
    const [plain = ''] = toWords(match[0])
    return { text: match[0], at: match.index, stem: toStem(plain), plain }
  })

function findMatches(text: string, { parts, typed }: SearchPlan): Matches {
  const typedWords = typed.split(' ')
  const own = new Set(typedWords.flatMap((word, at) => [word, word + (typedWords[at + 1] ?? '')].map(toStem)))
  const words = listWords(text)
  const telling = words.filter(({ plain }) => !isCommonWord(plain))
  const found = parts.map((alternatives) =>
    alternatives.flatMap((alternative) =>
      matchesOf(alternative, words, telling).map((word) => ({
        word,
        isTyped: alternative.weight === 1,
        isMarked: alternative.weight !== weights.synonym || own.has(word.stem),
      })),
    ),
  )
  return {
    answers: found.map((matches) => Math.max(0, ...matches.map(({ isTyped }) => (isTyped ? 2 : 1)))),
    words: found
      .flat()
      .filter(({ isMarked }) => isMarked)
      .flatMap(
        ({ word }) =>
          word.text
            .toLowerCase()
            .replace(/['’]s$/, '')
            .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
      ),
    at: Math.min(...found.flat().map(({ word }) => word.at)),
  }
}

function matchesOf({ is, stems }: Alternative, words: readonly Word[], telling: readonly Word[]): Word[] {
  const [first = ''] = stems
  switch (is) {
    case 'word':
      return words.filter(({ stem }) => stem === first)
    case 'beginning':
      return words.filter(({ plain }) => plain.startsWith(first))
    case 'phrase':
      return telling
        .flatMap((_, at) => [telling.slice(at, at + stems.length)])
        .filter((those) => stems.every((stem, index) => those[index]?.stem === stem))
        .flat()
  }
}

interface Sentence {
  text: string
  matches: Matches
}

/** Ends like a sentence; a heading doesn't. */
const sentenceEnd = /[.!?…]["'”’)]?$/

/** Begins with a word that means something said before. */
const pointsBack =
  /^(?:\w+ of )?(?:also|and|both|but|he|here|it|its|or|she|so|that|their|them|then|there|these|they|this|those|yet)\b/i

/** A sentence of fewer words says little by itself. */
const fewestWords = 8

/** Cells of a row, and lines of code, have tabs between them: they are found, but don't read as a sentence. */
const isRow = (line: string) => line.includes('\t')

/** Begins with a tab: it isn't quoted. */
const isCode = (line: string) => line.startsWith('\t')

const toCells = (row: string) => row.split('\t').map((cell) => cell.trim())

/** A row by itself: after the first cell, which names it, each has the head of its column, as numbers say nothing alone. */
function readRow(lines: readonly string[], at: number): string {
  const first = lines.findLastIndex((line, index) => index < at && (!isRow(line) || isCode(line))) + 1
  const heads = first < at ? toCells(lines[first] ?? '') : []
  return toCells(lines[at] ?? '')
    .map((cell, column) => (column > 0 && cell && heads[column] ? `${heads[column]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' · ')
}

const toSentences = (line: string) => line.split(/(?<=[.!?]["'”’)]?)\s+/)

/** A sentence with what stands around it. */
interface Place {
  before: string
  sentence: string
  after: string
  /** Whether it begins a paragraph of several sentences. */
  isFirst: boolean
  /** Whether a table follows, which its heading stands for. */
  isTableNext: boolean
}

/**
 * What is quoted for a match, and how much less that counts than a whole sentence: of equal ones, sentences that stand
 * alone come first. A short one needs the one before; a question needs what follows, and so does a heading, in its own line
 * or at the start of a paragraph, but for that of a table. A name in a list explains nothing, so that undefined is left.
 */
function quote({
  before,
  sentence,
  after,
  isFirst,
  isTableNext,
}: Place): { text: string; less: number } | undefined {
  const isShort = sentence.length <= longestSnippet
  if (sentence.endsWith('?') && after)
    return { text: `${sentence} ${after}`, less: standsAlone(sentence) ? 0 : 0.25 }
  if (sentenceEnd.test(sentence) && standsAlone(sentence))
    return { text: sentence, less: isShort ? 0 : 0.125 }
  if (isTableNext && !sentenceEnd.test(sentence)) return { text: sentence, less: 0 }
  if (!sentenceEnd.test(sentence)) {
    const isBegun = sentence.endsWith(':')
    if (after && (isBegun || sentenceEnd.test(after)))
      return { text: `${sentence}${isBegun ? '' : ':'} ${after}`, less: 0.5 }
    return undefined
  }
  if (isFirst && after && !pointsBack.test(sentence)) return { text: `${sentence} ${after}`, less: 0 }
  const text = `${before} ${sentence}`
  const leads = before.endsWith('?') || (sentenceEnd.test(before) && standsAlone(before))
  return leads && text.length <= longestSnippet ? { text, less: 0.25 } : undefined
}

const standsAlone = (text: string) => !pointsBack.test(text) && text.split(' ').length >= fewestWords

/** The next sentence, with the one after a "No." */
const readOn = ([next = '', second = '']: readonly string[]) =>
  second && next.split(' ').length < 3 ? `${next} ${second}` : next

/** The sentence that answers most of what title and summary don't, or not as typed; of equal ones the first. */
function findSentence(
  text: string,
  plan: SearchPlan,
  { shown, quotes }: { shown: readonly number[]; quotes: 'sentences' | 'any' | 'rows' },
): Sentence | undefined {
  const mayMatch = createQuickTest(plan)
  const missing = shown.reduce((sum, answer) => sum + 2 - answer, 0)
  if (missing === 0) return undefined
  let best: Sentence | undefined
  let most = 0
  const all = text.split('\n')
  const lines = all.map((line) =>
    quotes !== 'any' && isRow(line) && (quotes === 'sentences' || isCode(line)) ? '' : line,
  )
  for (const [lineAt, line] of lines.entries()) {
    if (!mayMatch.test(line)) continue
    const isWholeRow = quotes === 'rows' && isRow(line)
    const sentences = isWholeRow ? [readRow(lines, lineAt)] : toSentences(line)
    for (const [at, sentence] of sentences.entries()) {
      const { answers } = findMatches(sentence, plan)
      const added = answers.reduce((sum, answer, part) => sum + Math.max(0, answer - (shown[part] ?? 0)), 0)
      if (added <= most) continue
      const place = {
        before: sentences[at - 1] ?? lines[lineAt - 1]?.match(/^.*\?$/)?.[0] ?? '',
        sentence,
        after: isWholeRow
          ? ''
          : readOn([...sentences.slice(at + 1), ...toSentences(lines[lineAt + 1] ?? '')]),
        isFirst: at === 0 && sentences.length > 1,
        isTableNext: isRow(all[lineAt + 1] ?? ''),
      }
      const quoted = quote(place) ?? (quotes === 'sentences' ? undefined : { text: sentence, less: 0.5 })
      if (!quoted || added - quoted.less <= most) continue
      best = { text: quoted.text, matches: findMatches(quoted.text, plan) }
      most = added - quoted.less
      if (most === missing) return best
    }
  }
  return best
}

/** Whether a line can have a match: it has the first letters of a stem. Most lines needn't be read by words. */
function createQuickTest({ parts }: SearchPlan): RegExp {
  const written = new Map(Object.entries(spelledOut).map(([name, word]) => [word, name]))
  const beginnings = parts
    .flat()
    .flatMap(({ stems }) => stems.map((stem) => written.get(stem)?.replace('.', '\\.') ?? stem.slice(0, 3)))
  return new RegExp(beginnings.join('|'), 'i')
}

/** Part of a long sentence, between words. */
function cutAround(sentence: string, at: number): string {
  if (sentence.length <= longestSnippet) return sentence
  const from = at <= before ? 0 : sentence.indexOf(' ', at - before) + 1
  const rest = sentence.slice(from)
  const end = rest.length <= longestSnippet ? rest.length : rest.lastIndexOf(' ', longestSnippet)
  return `${from > 0 ? '…' : ''}${rest.slice(0, end).replace(/[,;:]$/, '')}${end < rest.length ? '…' : ''}`
}
