import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { splitSentences } from './sentences'

/**
 * Flesch's reading ease (Rudolf Flesch, "A New Readability Yardstick", 1948): from sentence length and
 * syllables a word. By his table 60-70 is standard, 50-60 fairly difficult, 30-50 difficult, 80-90 easy and
 * more than 90 very easy. Product names cost a text about IT some points that a reader does not feel; even so
 * each page of this site reached 60 when the range was set, most 70 to 80. Over 90 a text is chopped to pieces.
 */
const ease = { from: 60, to: 90 }

/** Flesch's samples had 100 words; in less a single name decides. */
const sample = 100

/** Suggestion for a text that is too hard or too choppy; undefined if it is neither, or too short to judge. */
export function adviseReading(passages: readonly string[]): string | undefined {
  const found = readingEase(passages)
  if (found === undefined || (found >= ease.from && found <= ease.to)) return undefined
  const range = `(Flesch ${found}, should be ${ease.from} to ${ease.to})`
  return found < ease.from
    ? `Hard to read ${range}. Use shorter sentences and words.`
    : `Choppy ${range}. Join sentences that belong together.`
}

/** Over whole sentences: headings, labels and table cells would make any text look easy. */
function readingEase(passages: readonly string[]): number | undefined {
  const sentences = passages.flatMap(splitSentences).filter(({ text }) => /[.!?]["”’)]*$/.test(text))
  const words = sentences.flatMap(({ text }) => wordsOf(text)).filter((word) => !/\d/.test(word))
  if (words.length < sample) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return Math.round(flesch({ sentence: sentences.length, word: words.length, syllable: syllables }))
}

/** Words without punctuation. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
