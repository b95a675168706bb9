import { stemmer } from 'stemmer'
import type { SearchDocument } from './search'
import { listLikely, mayBeMisspelled, mostCorrections, splitInTwo } from './search-spelling'

/*
 * What a search means, for the index in the browser and for the one of the server alike: which words texts have, and which
 * of them answer what was typed.
 */

/** Words of a text in lower case, without accents and punctuation; "C#" and ".NET" are words, too. */
export const toWords = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** Words as they stand in a text, with the apostrophe and what follows it. */
export const wordPattern = /\.?[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?#?/gu

/** Names that are punctuation in part, and the words they are read as. */
export const spelledOut = { 'c#': 'csharp', '.net': 'dotnet' }

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\bc#/g, spelledOut['c#'])
    .replace(/\.net\b/g, ` ${spelledOut['.net']}`)
    .replace(/['’]s\b|['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')

/** Every word of a page. */
export const listWords = ({ title, names, summary, headings, text }: SearchDocument): string[] =>
  [title, names, summary, headings, text].flatMap(toWords)

/** Version of the terms that texts become: raise it when their way there changes, so that pages are indexed again. */
export const termsVersion = 7

/**
 * Words that look like forms of others, with stems of their own: "Dynamics" isn't "dynamic", "Windows" no cutover window,
 * "excellence" not Excel, "offices" not Office, "accessibility" not who has access, insurance no client of that trade, a
 * customer no one who customises, "authorised" no author, Defender no one who defends, "our rates" no error rate.
 */
const ownStems = [
  ...['dynamics', 'windows', 'excellence', 'excellent', 'offices', 'accessibility', 'accessability'],
  ...['accessible', 'insurance', 'customer', 'authorise', 'defender', 'rates'],
].map((word): [string, string] => [word, word])
const ownForms: readonly [form: string, stem: string][] = [
  ['customers', 'customer'],
  ...['authorised', 'authorisation', 'authorize', 'authorized', 'authorization'].map(
    (form): [string, string] => [form, 'authorise'],
  ),
]
const own = new Map([...ownStems, ...ownForms])

/** A word in American spelling, so that either spelling finds the other; short words, such as "wise", have but one. */
const toAmerican = (word: string) =>
  word.length < 6
    ? word
    : word
        .replace(/^practis/, 'practic')
        .replace(/is(?=(?:e[drs]?|ers|ing|able|ations?|ational(?:ly)?)$)/, 'iz')
        .replace(/^analys(?=e[dr]?$|ers$|ing$)/, 'analyz')
        .replace(/^(licen|defen|offen)c(?=e[ds]?$|ing$)/, '$1s')
        .replace(/^(behavi|col|fav|harb|hon|lab|neighb)our/, '$1or')
        .replace(/^(cent|theat)re(?=s?$)/, '$1er')
        .replace(/^(catalog|dialog)ue/, '$1')
        .replace(/^programme(?=s?$)/, 'program')

const stems = new Map<string, string>()
/** Most stems that are kept; a server reads the words of thousands of pages. */
const mostStems = 100_000

/** "migrations", "migrated" and "migrating" have the same one, and so have "optimise" and "optimize", "licence" and "licensed", "centre" and "center". */
export function toStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = own.get(word) ?? stemmer(toAmerican(word))
  if (stems.size >= mostStems) stems.clear()
  stems.set(word, stem)
  return stem
}

export const toStems = (text: string): string[] => toWords(text).map(toStem)

/** Words that nearly every text has. They only count where nothing else was typed. */
const commonWords = new Set(
  (
    'a about am an and any are as at be been by can cannot could did do does for from get had has have how i if in into is its ' +
    'like may me much my need of on or our should so some that the their them there these they this to too up us ' +
    'want was we were what when where which who why will with would you your'
  ).split(' '),
)

export const isCommonWord = (word: string) => commonWords.has(word)

/** Most words of a search that count. */
export const mostWords = 10

/**
 * One way to answer a part of what was typed: a word, the beginning of a word, or a phrase. The words are stems; those of a
 * phrase follow each other, apart from common words.
 */
export interface Alternative {
  is: 'word' | 'beginning' | 'phrase'
  stems: readonly string[]
  /** 1: what was typed; less: what means the same, or what it may be a misspelling of. */
  weight: number
  /** What it may be a misspelling of, as a page writes it. */
  written?: string
}

/** Whether it is a whole word that was typed, or meant by a misspelled one; what means the same isn't. */
export const isAsTyped = ({ is, weight, written }: Alternative) =>
  is !== 'beginning' && (weight === 1 || written !== undefined)

/** Whether it is what was typed, or what that may be a misspelling or the beginning of; not what means the same. */
export const isTyped = ({ weight }: Alternative) => weight !== weights.synonym

/** Whether several words were typed for a part. */
export const isPhrase = (alternatives: readonly Alternative[]) =>
  alternatives.some(({ is, weight }) => is === 'phrase' && weight === 1)

/** A word that no page has. */
interface Misspelled {
  word: string
  /** Words that it may be: one of each stem. */
  likely: readonly string[]
}

/** Parts of what was typed; each is answered by any of its alternatives. */
export interface SearchPlan {
  parts: readonly (readonly Alternative[])[]
  /** What was typed, as words: compared with titles. */
  typed: string
  /** Words that others are searched for in place of. */
  misspelled: readonly Misspelled[]
}

interface Synonym {
  /** As people type it, and its stems. */
  words: readonly string[]
  typed: readonly string[]
  /** As it is found in texts: without common words. undefined: nothing to look for is left, as of "who are you". */
  found: readonly string[] | undefined
}

/** The words of a set of pages, ready to read searches with. */
export interface SearchKnowledge {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** How people spell: the words, and those of synonyms, which need not be on a page. */
  spellings: ReadonlySet<string>
  /** Words of phrases among synonyms, which need not be on a page either. */
  phraseWords: ReadonlySet<string>
  /** Groups of words and phrases with the same meaning. */
  synonyms: readonly (readonly Synonym[])[]
}

/** @param words Every word of the pages. @param synonyms Groups of words and phrases with the same meaning. */
export function createKnowledge(
  words: Iterable<string>,
  synonyms: readonly (readonly string[])[],
): SearchKnowledge {
  const known = new Set(words)
  const texts = synonyms.flat().map(toWords)
  return {
    words: known,
    stems: new Set([...known].map(toStem)),
    spellings: new Set([...known, ...texts.filter(({ length }) => length === 1).flat()]),
    phraseWords: new Set(texts.filter(({ length }) => length > 1).flat()),
    synonyms: synonyms.map((group) => group.map(toSynonym)),
  }
}

function toSynonym(text: string): Synonym {
  const words = toWords(text)
  return { words, typed: words.map(toStem), found: toFound(words) }
}

/** What to look for in texts. undefined: too little is left without common words, as of "work for you". */
function toFound(words: readonly string[]): string[] | undefined {
  if (words.length === 1) return words.map(toStem)
  const telling = words.filter((word) => !isCommonWord(word))
  return telling.length > 1 && telling.length * 2 > words.length ? telling.map(toStem) : undefined
}

/** The phrases among synonyms, as they are found in texts. */
export const listPhrases = (synonyms: readonly (readonly string[])[]): (readonly string[])[] =>
  synonyms
    .flatMap((group) => group.map((text) => toSynonym(text).found ?? []))
    .filter(({ length }) => length > 1)

/** Which of the phrases a text has. */
export function findPhrases(words: readonly string[], phrases: readonly (readonly string[])[]) {
  const stemsOfText = words.filter((word) => !isCommonWord(word)).map(toStem)
  return phrases.filter((phrase) => stemsOfText.some((_, at) => startsAt(stemsOfText, at, phrase)))
}

/** What a match counts that is not what was typed. */
export const weights = { synonym: 0.7, misspelling: 0.5, begun: 0.2 }

/** Reads what was typed. No parts: no page can answer. */
export function planSearch(typed: string, knowledge: SearchKnowledge): SearchPlan {
  const split = splitWords(toWords(typed).slice(0, mostWords), knowledge)
  const words = spellPhrases(split, knowledge)
  const phrases = splitPhrases(words, knowledge)
  const telling = phrases.filter(
    ({ words: [word = ''], joined, means }) => joined.length + means.length > 0 || !isCommonWord(word),
  )
  const read = (telling.length > 0 ? telling : phrases).map((phrase) => ({
    word: phrase.words.join(' '),
    alternatives: listAlternatives(phrase, phrase === phrases.at(-1), knowledge),
  }))
  const parts = listAnswerable(read)
  const misspelled = parts.map(({ word, alternatives }) => ({
    word,
    likely: [...new Set(alternatives.flatMap(({ written }) => written ?? []))],
  }))
  return {
    parts: parts.map(({ alternatives }) => alternatives),
    typed: words.join(' '),
    misspelled: [
      ...split.map((word, at) => ({ word, likely: words.slice(at, at + 1) })),
      ...misspelled,
    ].filter(({ word, likely }) => likely.some((other) => other !== word)),
  }
}

/** Two words that were typed as one: "cloudmigration". */
const splitWords = (words: readonly string[], knowledge: SearchKnowledge) =>
  words.flatMap((word, at) =>
    isUnknown(word, at === words.length - 1, knowledge)
      ? (splitInTwo(word, knowledge.words) ?? [word])
      : [word],
  )

/** Spells the words of a phrase as it is known: each alone may be like many others, or on no page. */
function spellPhrases(words: readonly string[], knowledge: SearchKnowledge): string[] {
  const likely = words.map((word, at) =>
    isUnknown(word, at === words.length - 1, knowledge) ? listLikely(word, knowledge.phraseWords) : [],
  )
  const spelled = [...words]
  if (likely.flat().length === 0) return spelled
  const stemsOfWords = words.map((word, at) => [word, ...(likely[at] ?? [])].map(toStem))
  for (const phrase of knowledge.synonyms.flat().filter(({ typed }) => typed.length > 1))
    for (const at of words.keys())
      if (phrase.typed.every((stem, index) => stemsOfWords[at + index]?.includes(stem)))
        for (const [index, word] of phrase.words.entries())
          if (likely[at + index]?.includes(word)) spelled[at + index] = word
  return spelled
}

/** Whether a word means nothing as it was typed. */
function isUnknown(word: string, isLast: boolean, knowledge: SearchKnowledge): boolean {
  const { words, stems, spellings, phraseWords } = knowledge
  return (
    mayBeMisspelled(word) &&
    !stems.has(toStem(word)) &&
    !spellings.has(word) &&
    !phraseWords.has(word) &&
    !(isLast && [...words].some((other) => other.startsWith(word)))
  )
}

/** Beside nonsense, a word that must be misspelled to mean anything is none; and of much nonsense the rest isn't meant. */
function listAnswerable<Part extends { alternatives: readonly Alternative[] }>(parts: readonly Part[]) {
  if (parts.every(({ alternatives }) => alternatives.length > 0)) return parts
  const sure = parts.filter(({ alternatives }) =>
    alternatives.some(({ weight }) => weight !== weights.misspelling),
  )
  return sure.length * 2 >= parts.length ? sure : []
}

interface Phrase {
  words: readonly string[]
  /** The same name as one word: "power apps" is "powerapps". */
  joined: readonly (readonly string[])[]
  /** What means the same. */
  means: readonly (readonly string[])[]
}

/** Splits a search into the longest phrases that have synonyms, names typed as two words, and single words. */
function splitPhrases(
  words: readonly string[],
  { synonyms, words: known }: Pick<SearchKnowledge, 'synonyms' | 'words'>,
): Phrase[] {
  const stemsOfWords = words.map(toStem)
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const [word = '', next = ''] = words.slice(at)
    const joined = next !== '' && known.has(word + next) ? [[toStem(word + next)]] : []
    const matching = synonyms.flatMap((group) =>
      group.filter((term) => startsAt(stemsOfWords, at, term.typed)).map((term) => ({ term, group })),
    )
    const length = Math.max(joined.length + 1, ...matching.map(({ term }) => term.typed.length))
    const means = matching
      .filter(({ term }) => term.typed.length === length)
      .flatMap(({ term, group }) => group.filter((other) => other !== term))
      .flatMap(({ found }) => (found ? [found] : []))
    phrases.push({ words: words.slice(at, at + length), joined: length === 2 ? joined : [], means })
    at += length
  }
  return phrases
}

const startsAt = (stemsOfText: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.length > 0 && phrase.every((stem, index) => stemsOfText[at + index] === stem)

/** A word that means something is not misspelled, even if only others for it are found. */
function listAlternatives(
  { words, joined, means }: Phrase,
  isLast: boolean,
  knowledge: SearchKnowledge,
): Alternative[] {
  const [word = ''] = words
  const found = toFound(words)
  const own = words.length === 1 ? listForms(word, isLast, knowledge) : found ? [toAlternative(found, 1)] : []
  const known = [
    ...own,
    ...joined.map((name) => toAlternative(name, 1)),
    ...means.map((other) => toAlternative(other, weights.synonym)),
  ].filter(({ is, stems: wanted }) => is === 'beginning' || wanted.every((stem) => knowledge.stems.has(stem)))
  return known.length > 0 || words.length > 1 ? known : listCorrections(word, knowledge)
}

const toAlternative = (found: readonly string[], weight: number): Alternative => ({
  is: found.length > 1 ? 'phrase' : 'word',
  stems: found,
  weight,
})

/** A shorter word that is known is meant whole: "iso" isn't the beginning of "isolated". */
const shortestBegun = 4

/** A word, and what it is the beginning of. */
function listForms(word: string, isLast: boolean, knowledge: SearchKnowledge): Alternative[] {
  const stem = toStem(word)
  const isBegun =
    isLast && word.length > 1 && (word.length >= shortestBegun || !knowledge.spellings.has(word))
  const begun = isBegun ? [...knowledge.words].filter((other) => other.startsWith(word)) : []
  if (begun.length === 0) return [toAlternative([stem], 1)]
  // "migratio" begins "migration", whose stem is "migrat"
  const shorter = begun.map(toStem).filter((other) => !other.startsWith(word))
  return [
    ...[...new Set([stem, ...shorter])].map((form) => toAlternative([form], 1)),
    // a word that pages have is likely meant whole: "excel" isn't the beginning of "excellence"
    { is: 'beginning', stems: [word], weight: knowledge.words.has(word) ? weights.begun : 1 },
  ]
}

/** What a word that no page has may be a misspelling of. */
function listCorrections(word: string, knowledge: SearchKnowledge): Alternative[] {
  if (!mayBeMisspelled(word)) return []
  const likely = new Map<string, string>() // by their stems
  for (const other of listLikely(word, new Set([...knowledge.spellings, ...knowledge.phraseWords])))
    if (!likely.has(toStem(other))) likely.set(toStem(other), other)
  return [...likely]
    .slice(0, mostCorrections)
    .flatMap(([stem, written]) =>
      meaningsOf(stem, knowledge).map((found) => ({ ...toAlternative(found, weights.misspelling), written })),
    )
}

/** What to look for in place of a word that is spelled right: itself, or what means the same where no page has it. */
function meaningsOf(stem: string, { stems, words, synonyms }: SearchKnowledge): (readonly string[])[] {
  if (stems.has(stem)) return [[stem]]
  const means = splitPhrases([stem], { words, synonyms }).flatMap((phrase) => phrase.means)
  return means.filter((found) => found.every((one) => stems.has(one)))
}
