import { z } from 'zod'
import { CaseStudySchema } from '../../contract/content/entry-schemas'
import { findTextFault } from '../../contract/content/find-text-fault'
import { excerpt } from '../lib/advice'
import { adviseStructure } from '../lib/markdown-advice'
import { parseTree } from '../lib/markdown-tree'
import { adviseReading, wordsOf } from '../lib/reading-ease'
import { splitSentences } from '../lib/sentences'
import { countWords } from '../lib/text'
import { adviseLength, textLengths } from '../lib/text-lengths'
import { adviseWording } from '../lib/wording-advice'
import type { SourceFile } from './content-files'
import type { ContentIssue } from './content-issue'
import { splitFrontMatter } from './front-matter'
import { parseYaml } from './parse-yaml'
import { readPassages, type Passage } from './passages'

type Source = Pick<SourceFile, 'file' | 'text'>
interface Page extends Source {
  passages: Passage[]
}

/**
 * Advice on the wording of files of `content/`: repeats, empty phrases, spelling, hard reading, length, structure.
 * It keeps no page from being built. Texts beyond the limits of Markdown get none: they can't be read. Pure.
 *
 * @param locale The site's language, e.g. "en-GB".
 */
export function checkCopy(sources: readonly Source[], locale: string): ContentIssue[] {
  const pages = sources.filter(isReadable).map((source) => ({ ...source, passages: readPassages(source) }))
  return [
    ...checkRepeats(pages),
    ...checkNames(pages),
    ...pages.flatMap((page) => [
      ...checkWholes(page),
      ...checkQuotes(page),
      ...checkWords(page, locale),
      ...checkStructure(page),
      ...checkTimeline(page),
      ...checkFinding(page),
    ]),
  ]
}

const isReadable = ({ text }: Source) => findTextFault(splitFrontMatter(text)?.body ?? '') === undefined

/** Shorter sentences may stand anywhere: "Not at first." belongs to no page. */
const repeatable = 8

/** A sentence belongs to one file; within it, a description may repeat the lead. */
function checkRepeats(pages: readonly Page[]): ContentIssue[] {
  const first = new Map<string, ReturnType<Passage['locate']>>()
  return pages.flatMap(({ passages }) =>
    passages.flatMap((passage) =>
      splitSentences(passage.text).flatMap(({ text, index }) => {
        const words = wordsOf(text.toLowerCase())
        if (words.length <= repeatable) return []
        const location = passage.locate(index)
        const key = words.join(' ')
        const earlier = first.get(key) ?? location
        first.set(key, earlier)
        if (earlier.file === location.file) return []
        const where = `${earlier.file}:${earlier.line}:${earlier.column}`
        return [{ ...location, message: `duplicate sentence, also in ${where}: "${text}"` }]
      }),
    ),
  )
}

/** A page with a plain name is called by it in texts and links: its title is for the menus and the line below its heading. */
function checkNames(pages: readonly Page[]): ContentIssue[] {
  const names = pages.flatMap(({ passages }) => {
    const find = (name: string) => passages.find(({ field }) => field === name)?.text
    const [title, plainName] = [find('title'), find('plainName')]
    // "cognitive computing" for "Cognitive computing services", too
    return title && plainName
      ? [{ title: title.toLowerCase().replace(/ (?:services|solutions)$/, ''), plainName }]
      : []
  })
  return pages.flatMap(({ passages }) =>
    passages
      .filter(({ field }) => field !== 'title')
      .flatMap(({ text, locate }) =>
        names.flatMap(({ title, plainName }) => {
          const index = text.toLowerCase().indexOf(title)
          if (index < 0) return []
          return [
            {
              ...locate(index),
              message: `"${text.slice(index, index + title.length)}" is called "${plainName}" in texts`,
            },
          ]
        }),
      ),
  )
}

/** What kind of page a file is; the first that fits counts. */
const kinds = [
  { at: /\/pages\/(?:blog|case-studies|samples)\.md$/, kind: 'list' },
  { at: /\/pages\//, kind: 'page' },
  { at: /\/(?:services|technologies)\/.*index\.md$/, kind: 'category' },
  { at: /\/services\//, kind: 'service' },
  { at: /\/technologies\//, kind: 'technology' },
  { at: /\/solutions\//, kind: 'solution' },
  { at: /\/samples\//, kind: 'sample' },
  { at: /\/blog\/.*\.md$/, kind: 'post' },
  { at: /\/case-studies\//, kind: 'case-study' },
  { at: /\/jobs\//, kind: 'job' },
  { at: /\/people\//, kind: 'person' },
  { at: /\/legal\//, kind: 'legal' },
] as const

/** Length and reading ease of a page. */
function checkWholes({ file, passages }: Page): ContentIssue[] {
  const kind = kinds.find(({ at }) => at.test(file))?.kind
  // on a page below an overview, the call at the end isn't what a reader came for
  const besides = kind === 'page' ? /^(?:seo\b|tagline$)/ : /^(?:seo\b|tagline$|closing\b)/
  const shown = passages.filter(({ field }) => !besides.test(field))
  const words = shown.reduce((sum, { text }) => sum + countWords(text), 0)
  return [
    kind && adviseLength(words, textLengths[kind]),
    adviseReading(shown.map(({ text }) => text)),
  ].flatMap((message) =>
    message === undefined ? [] : [{ file, line: 1, column: 1, message: asMessage(message) }],
  )
}

/** Curly quotes around a value are part of it: YAML knows straight ones alone. */
function checkQuotes({ passages }: Page): ContentIssue[] {
  return passages
    .filter(({ field, text }) => field !== '' && /^[“„].*[”“]$/u.test(text.trim()))
    .map(({ field, locate }) => ({
      ...locate(0),
      message: `${field}: use straight quotes (") around a value: curly ones are shown on the page`,
    }))
}

const checkWords = ({ passages }: Page, locale: string): ContentIssue[] =>
  passages.flatMap((passage) =>
    adviseWording(passage.text, locale).map(({ message, index }) => ({
      ...passage.locate(index),
      message: asMessage(message),
    })),
  )

function checkStructure({ file, text }: Page): ContentIssue[] {
  const parts = splitFrontMatter(text)
  if (parts === undefined) return []
  return adviseStructure(parseTree(parts.body)).map(({ message, excerpt: words, line = 1 }) => ({
    file,
    line: line + parts.linesBefore,
    column: 1,
    message: asMessage(words === '' ? message : `${message} "${excerpt(words)}"`),
  }))
}

/** A case study sets one of its own sentences large. */
function checkFinding({ passages }: Page): ContentIssue[] {
  const text = passages.filter(({ field }) => field === '').map((passage) => passage.text)
  return passages
    .filter((passage) => passage.field === 'finding' && !text.some((said) => said.includes(passage.text)))
    .map(({ locate }) => ({ ...locate(0), message: 'finding: the text doesn’t say this sentence' }))
}

const { duration, timeline } = CaseStudySchema.shape
const ProjectSchema = z.object({ duration, timeline })

/** A page prints the duration beside the timeline, and the weeks of a phase as whole ones. */
function checkTimeline({ file, text }: Page): ContentIssue[] {
  const yaml = splitFrontMatter(text)?.yaml ?? ''
  const { data, locate } = parseYaml(ProjectSchema, { file, text: yaml, linesBefore: 1 })
  if (data === undefined) return []
  const broken = data.timeline.flatMap((phase, index) =>
    (['from', 'to'] as const)
      .filter((end) => !Number.isInteger(phase[end]))
      .map((end) => ({ ...locate(['timeline', index, end]), message: 'use whole weeks' })),
  )
  const [, weeks] = /^(\d+) weeks$/.exec(data.duration) ?? []
  const end = Math.max(...data.timeline.map(({ to }) => to))
  if (weeks === undefined || end === Number(weeks)) return broken
  const message = `the timeline ends after ${end} weeks, the duration is "${data.duration}"`
  return [...broken, { ...locate(['duration']), message }]
}

/** Issues of files read "file:line:column: message": they begin small and end without a full stop. */
const asMessage = (sentence: string) =>
  (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/\.$/, '')
