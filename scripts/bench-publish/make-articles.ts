import path from 'node:path'
import type { EntryContent } from '../../contract/entry'
import { services } from '../../contract/trees/services'
import { technologies } from '../../contract/trees/technologies'
import { ContentFiles } from '../../src/content/content-files'
import { createRandom, type Random } from '../../src/sea-chart/random'

export type Post = Extract<EntryContent, { kind: 'post' }>

/** Most articles have one of the first tags, as on any blog. */
const tags = [
  'operations',
  'security',
  'automation',
  'migration',
  'cost',
  'data',
  'ai',
  'development',
] as const
const serviceSlugs = services.flatMap(({ children }) => children)
const technologySlugs = technologies.flatMap(({ children }) => children)
const authors = ['Cloud practice', 'Development practice', 'Data practice'] as const

/**
 * Makes articles as varied as a company's: 300 to 1,800 words, one to three tags, dates of recent years, with random
 * blocks from `content/blog`.
 *
 * @returns Makes the article of a number; the same number gives the same article.
 */
export function createArticles(): (number: number) => Post {
  const files = new ContentFiles(path.resolve('content'), process.cwd())
  const blocks = files.markdownIn('blog').flatMap(({ text }) => readBlocks(text))
  return (number) => makeArticle(number, blocks)
}

function makeArticle(number: number, blocks: readonly Block[]): Post {
  const random = createRandom(`article ${number}`)
  const day = new Date(Date.UTC(2023, 0, 1) + number * 2.5 * 86_400_000).toISOString().slice(0, 10)
  const heading = pickOf(blocks, 'heading', random).replace(/^#+ /, '').slice(0, 50)
  const subject = `${heading} (${number})`
  return {
    kind: 'post',
    slug: `bench-${number}`,
    fields: {
      title: subject,
      lead: `${subject}: what to look at first, what to leave for later, and how to tell that it is done.`,
      seo: {
        title: `What to know, part ${number}`,
        description: `Part ${number} of our notes from projects: what to look at first, what can wait, and how to tell that the work is done.`,
      },
      date: day,
      author: random.pick(authors),
      tags: pickSome(tags, 1 + Math.floor(random.next() * 3), random),
      related: {
        services: pickSome(serviceSlugs, Math.floor(random.next() * 3), random),
        technologies: pickSome(technologySlugs, Math.floor(random.next() * 4), random),
      },
    },
    markdown: writeText(blocks, random),
  }
}

/** An introduction, then sections of several blocks until the text is long enough. */
function writeText(blocks: readonly Block[], random: Random): string {
  const words = random.between(300, 1_800)
  const parts = [pickOf(blocks, 'text', random)]
  while (countWords(parts) < words) {
    parts.push(pickOf(blocks, 'heading', random), pickOf(blocks, 'text', random))
    for (let left = random.between(1, 5); left > 0; left--)
      parts.push(pickOf(blocks, random.chance(0.2) ? 'other' : 'text', random))
  }
  return parts.join('\n\n')
}

const countWords = (parts: readonly string[]) => parts.join(' ').split(/\s+/).length

function pickOf(blocks: readonly Block[], kind: Block['kind'], random: Random): string {
  const [first, ...others] = blocks.filter((block) => block.kind === kind)
  return first === undefined ? '' : random.pick([first, ...others]).text
}

/** Picks different ones, those at the front more often. */
function pickSome(items: readonly string[], count: number, random: Random): string[] {
  const left = [...items]
  return Array.from({ length: count }, () =>
    left.splice(Math.floor(random.next() ** 1.5 * left.length), 1),
  ).flat()
}

/** A block of Markdown that makes sense by itself. */
interface Block {
  /** "other": a list, a table, a piece of code, a quotation. */
  kind: 'heading' | 'text' | 'other'
  /** Markdown. */
  text: string
}

/** Blocks that only make sense where they are: images beside the file, notes, build-time values, the first heading. */
const bound = /\]\(\.\/|\[\^|\{\{/

/** Blocks of an article that could be part of another one. */
export function readBlocks(file: string): Block[] {
  const markdown = file.replace(/^---\n[\s\S]*?\n---\n/, '')
  const blocks: Block[] = []
  for (const text of splitAtEmptyLines(markdown))
    if (!bound.test(text)) blocks.push({ kind: kindOf(text), text })
  return blocks
}

/** Keeps a code block whole. */
function splitAtEmptyLines(markdown: string): string[] {
  const found: string[] = []
  let inCode = false
  for (const part of markdown.split(/\n{2,}/).filter((text) => text.trim() !== '')) {
    if (inCode) found.push(`${found.pop() ?? ''}\n\n${part}`)
    else found.push(part.trim())
    if ((part.match(/^```/gm)?.length ?? 0) % 2 === 1) inCode = !inCode
  }
  return found
}

function kindOf(text: string): Block['kind'] {
  if (/^##+ /.test(text)) return 'heading'
  return /^(?:[-*>|]|\d+\. |```)/.test(text) ? 'other' : 'text'
}
