import type { FoundItem } from '../../contract/workspace-search'
import { listSearchWords, type SearchWord } from './plan-words'

/** What a match of a word counts: as a word of the title, as the beginning of one, and so on down to the text. */
const worth = { title: 1, titleBeginning: 0.85, detail: 0.6, text: 0.25 }

/** What the title being exactly what was typed adds. */
const exactTitle = 0.5

/** How much more something counts that changed just now, and after how many days half of that is left. */
const recent = { share: 0.6, halfLifeDays: 30 }

/** What is left of the rank of things that are rarely meant. */
const shareAside = 0.15
const setAside: ReadonlySet<string> = new Set(['trash', 'spam'])

type Ranked = Pick<FoundItem, 'state' | 'title' | 'detail' | 'at'>

/** How well an item answers a search, and how recent it is: a number to compare items of all kinds by. */
export function rankItem(
  { state, title, detail, at }: Ranked,
  words: readonly SearchWord[],
  now: Date,
): number {
  const titleWords = listSearchWords(title)
  const detailWords = listSearchWords(detail)
  const matches = words.map((word) => worthOf(word, titleWords, detailWords))
  const typed = words.map((word) => word.typed).join(' ')
  const match =
    matches.reduce((sum, one) => sum + one, 0) / Math.max(matches.length, 1) +
    (titleWords.join(' ') === typed ? exactTitle : 0)
  const days = at === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(at)) / 86_400_000
  const recency = recent.share * 0.5 ** (Math.max(days, 0) / recent.halfLifeDays)
  return match * (1 + recency) * (setAside.has(state) ? shareAside : 1)
}

/** Every item that was found has every word: what is not in title or detail is in its names or text. */
function worthOf(
  { typed, forms }: SearchWord,
  titleWords: readonly string[],
  detailWords: readonly string[],
) {
  const answers = (word: string) =>
    forms.some(({ text, isBeginning }) => (isBeginning ? word.startsWith(text) : word === text))
  if (titleWords.includes(typed)) return worth.title
  if (titleWords.some(answers)) return worth.titleBeginning
  return detailWords.some(answers) ? worth.detail : worth.text
}
