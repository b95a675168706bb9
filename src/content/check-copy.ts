import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { countWords } from '../lib/text'
import type { ContentIssue } from './content-issue'
import type { SourceFile } from './content-files'
import { emptyPhrases } from './empty-phrases'
import { readPassages, type Passage } from './passages'

interface Page {
  file: string
  passages: Passage[]
}

type Source = Pick<SourceFile, 'file' | 'text'>

/** Every issue of the wording in files of `content/`: repeats, empty phrases, hard reading, length. Pure. */
export function checkCopy(sources: readonly Source[]): ContentIssue[] {
  const pages = sources.map((source) => ({ file: source.file, passages: readPassages(source) }))
  return [...checkRepeats(pages), ...pages.flatMap((page) => [...checkPhrases(page), ...checkMeasures(page)])]
}

/** Shorter sentences may stand anywhere: "Not at first." is nobody's. */
const repeatable = 8

/** A sentence belongs to one file; within it, a description may say what the lead says. */
function checkRepeats(pages: readonly Page[]): ContentIssue[] {
  const first = new Map<string, ReturnType<Passage['locate']>>()
  return pages.flatMap(({ passages }) =>
    sentencesOf(passages).flatMap(({ text, place }) => {
      const words = wordsOf(text.toLowerCase())
      if (words.length <= repeatable) return []
      const key = words.join(' ')
      const earlier = first.get(key) ?? place
      first.set(key, earlier)
      if (earlier.file === place.file) return []
      const where = `${earlier.file}:${earlier.line}:${earlier.column}`
      return [{ ...place, message: `expected a sentence of its own, found that of ${where}: "${text}"` }]
    }),
  )
}

function checkPhrases({ passages }: Page): ContentIssue[] {
  return passages.flatMap(({ text, locate }) =>
    emptyPhrases.flatMap(({ find, instead }) =>
      [...text.matchAll(find)].map(({ 0: found, index }) => ({
        ...locate(index),
        message: `expected plain words, found the empty phrase "${found}"; plainer: ${instead}`,
      })),
    ),
  )
}

/** Words a page of each kind carries, as far as its file says them; the first kind that fits counts. */
const lengths = [
  { kind: 'a list page', at: /\/pages\/(?:blog|case-studies)\.md$/, from: 20, to: 120 },
  { kind: 'a page', at: /\/pages\//, from: 300, to: 800 },
  { kind: 'a category', at: /\/(?:services|technologies)\/.*index\.md$/, from: 400, to: 700 },
  { kind: 'a service', at: /\/services\//, from: 350, to: 700 },
  { kind: 'a technology', at: /\/technologies\//, from: 350, to: 700 },
  { kind: 'a solution', at: /\/solutions\//, from: 500, to: 1000 },
  { kind: 'an article', at: /\/blog\/.*\.md$/, from: 600, to: 1400 },
  { kind: 'a case study', at: /\/case-studies\//, from: 500, to: 1100 },
  { kind: 'a job', at: /\/jobs\//, from: 250, to: 600 },
  { kind: 'a legal page', at: /\/legal\//, from: 500, to: 2500 },
]

/**
 * Flesch's reading ease (Rudolf Flesch, "A New Readability Yardstick", 1948): from sentence length and
 * syllables a word. By his table 60-70 is standard, 50-60 fairly difficult, 30-50 difficult, 80-90 easy and
 * more than 90 very easy. Product names cost a text for IT some points that a reader does not feel; even so
 * each page reached 60 when this was written, most 70 to 80. Over 90 is a text chopped to pieces.
 */
const ease = { from: 60, to: 90 }

/** Flesch's samples had 100 words; with less a single name decides. */
const sample = 100

function checkMeasures({ file, passages }: Page): ContentIssue[] {
  const shown = passages.filter(({ field }) => !/^(?:seo\b|tagline$)/.test(field))
  const issues: string[] = []

  const words = shown.reduce((sum, { text }) => sum + countWords(text), 0)
  const length = lengths.find(({ at }) => at.test(file))
  if (length && (words < length.from || words > length.to)) {
    issues.push(`expected ${length.from}-${length.to} words on ${length.kind}, found ${words}`)
  }
  const found = readingEase(shown)
  if (found !== undefined && (found < ease.from || found > ease.to)) {
    const cure = found < ease.from ? 'shorter sentences and words' : 'sentences that belong together, joined'
    issues.push(`expected a reading ease of ${ease.from}-${ease.to}, found ${found}: write ${cure}`)
  }
  return issues.map((message) => ({ file, line: 1, column: 1, message }))
}

/** Over whole sentences: headings, labels and table cells would make any text look easy. */
function readingEase(passages: readonly Passage[]): number | undefined {
  const sentences = sentencesOf(passages).filter(({ text }) => /[.!?]["”’)]*$/.test(text))
  const words = sentences.flatMap(({ text }) => wordsOf(text)).filter((word) => !/\d/.test(word))
  if (words.length < sample) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return Math.round(flesch({ sentence: sentences.length, word: words.length, syllable: syllables }))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(passages: readonly Passage[]) {
  return passages.flatMap(({ text, locate }) =>
    [...segmenter.segment(text)].map(({ segment, index }) => ({
      text: segment.trim(),
      place: locate(index),
    })),
  )
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
