import type { Nodes, Root, Text } from 'hast'
import { retext } from 'retext'
import retextSmartypants from 'retext-smartypants'
import type { Company } from '../../contract/content/page-schemas'
import { mapTexts } from '../lib/map-texts'
import { isTextKey } from './text-keys'

/** Puts in the typographer's quotes, apostrophes, dashes, ellipses and no-break spaces. What is typeset already stays as it is. */
export interface Typesetter {
  /** Language of the texts. */
  locale: string
  /** A text without markup. */
  text: (text: string) => string
  /** Every text in a value, e.g. front matter; slugs, dates and the like stay. */
  fields: <T>(fields: T) => T
  /** Changes a page's text and the descriptions of its images, but no code. */
  tree: (tree: Root) => void
}

type Marks = readonly [opening: string, closing: string]

/** Double quotation marks, as Unicode's CLDR has them. */
const english: Marks = ['“', '”']
const doubleMarks: Readonly<Record<string, Marks>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«', '»'],
  it: ['«', '»'],
}

/** @param locale Language of the texts as a BCP 47 tag; decides on double quotation marks. */
export function createTypesetter(locale: string): Typesetter {
  const [opening, closing] = doubleMarks[new Intl.Locale(locale).language] ?? english
  const quotes = retext().use(retextSmartypants, {
    // Quotes alone: one character for one, so that a line can be cut again where its elements end.
    ...{ backticks: false, dashes: false, ellipses: false },
    openingQuotes: { double: opening, single: '‘' },
    closingQuotes: { double: closing, single: '’' }, // the apostrophe as well
  })
  const misread = new RegExp(`(?<=^|[\\s([])${closing}(?=\\S)`, 'g') // before punctuation, e.g. of ".NET"
  const setQuotes = (text: string) =>
    /['"]/.test(text) ? String(quotes.processSync(text)).replace(misread, opening) : text
  const setLine = (line: string) => aroundAddresses(line, (text) => joinNumbers(setDashes(setQuotes(text))))
  const setText = (text: string) => shorten(setLine(text))

  return {
    locale,
    text: setText,
    fields: (fields) => mapTexts(fields, setText, isTextKey),
    tree: (tree) => {
      for (const line of readLines(tree)) {
        const whole = setLine(line.map(({ text }) => text).join(''))
        let from = 0
        for (const { text, node } of line) {
          if (node) node.value = shorten(whole.slice(from, from + text.length))
          from += text.length
        }
      }
      setAttributes(tree, setText)
    },
  }
}

/** The company as pages show it. Its names and those of its offices are shown as they are written. */
export const typesetCompany = (company: Company, { text, fields }: Typesetter): Company => ({
  ...company,
  tagline: text(company.tagline),
  description: text(company.description),
  offices: company.offices.map((office) => ({ ...office, hours: text(office.hours) })),
  callToAction: fields(company.callToAction),
  getInTouch: text(company.getInTouch),
})

/** A part of a line. Without a node it stays: code counts as a word. */
interface Piece {
  text: string
  node?: Text
}

const inline = new Set(['a', 'abbr', 'b', 'del', 'em', 'i', 'input', 'span', 'strong', 'sub', 'sup'])
const code = new Set(['code', 'kbd', 'samp'])

/** What people read in one go, e.g. a paragraph with its links and emphases. */
function readLines(tree: Root): Piece[][] {
  const lines: Piece[][] = [[]]
  const read = (node: Nodes): void => {
    if (node.type === 'root') node.children.forEach(read)
    if (node.type === 'text') lines.at(-1)?.push({ text: node.value, node })
    if (node.type !== 'element' || node.tagName === 'pre') return
    const { tagName, children } = node
    if (code.has(tagName)) lines.at(-1)?.push({ text: 'x' })
    else if (inline.has(tagName)) children.forEach(read)
    else {
      lines.push([])
      children.forEach(read)
      lines.push([])
    }
  }
  read(tree)
  return lines
}

function setAttributes(node: Nodes, setText: Typesetter['text']): void {
  if (node.type === 'element') {
    for (const name of ['alt', 'title']) {
      const value = node.properties[name]
      if (typeof value === 'string') node.properties[name] = setText(value)
    }
  }
  if ('children' in node) for (const child of node.children) setAttributes(child, setText)
}

/** Of a page, a file or a mailbox, without the punctuation after it. */
const address = /(?:[a-z][a-z+.-]*:\/\/|www\.|[^\s"<>()]+@)[^\s"<>()]*[^\s'"<>().,;:!?]/gi

/** Changes the text around addresses, one character for one; it is passed as a whole, with words in their place. */
function aroundAddresses(text: string, change: (text: string) => string): string {
  const addresses = [...text.matchAll(address)]
  const put = (into: string, at: number, piece: string) =>
    into.slice(0, at) + piece + into.slice(at + piece.length)
  const masked = addresses.reduce(
    (rest, { 0: { length }, index }) => put(rest, index, 'x'.repeat(length)),
    text,
  )
  return addresses.reduce((rest, { 0: whole, index }) => put(rest, index, whole), change(masked))
}

/** A hyphen between two figures that belong to nothing longer, such as a date, a version or a product's code. */
const range = /(?<![\p{L}\p{N}_./:,#+–-])(\d[\d.,:]*)([%k]?)-([£€$]?)(\d[\d.,:]*)(?![\p{N}_@]|[-/]\p{N})/gu

/** En dashes in ranges, and for hyphens between spaces. */
const setDashes = (text: string): string =>
  text
    .replace(range, (whole, from: string, unit: string, currency: string, to: string) =>
      isRange(from, to) ? `${from}${unit}–${currency}${to}` : whole,
    )
    .replace(/(?<=\S )-(?= \S)/g, '–')

const time = /^\d{1,2}:\d\d[.,:]?$/
const amount = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?[.,:]?$/
const amountOf = (figures: string) => (amount.test(figures) ? parseFloat(figures.replaceAll(',', '')) : NaN)

const isRange = (from: string, to: string) =>
  (time.test(from) && time.test(to)) || amountOf(from) < amountOf(to)

/** What a number counts or measures. */
const units =
  '(?:[KMGT]B|k[mB]|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|people|users?|seats?|sites?|pages?|lines?)'
const dayBefore = /(?<=(?<![\p{L}\p{N}])\d{1,2}) (?=\p{Lu}\p{L}+ \d{4}(?!\d))/gu
const nameBefore = /(?<=(?<![\p{L}\p{N}]|\d\u00A0)\p{Lu}\p{L}+) (?=\d)/gu
const unitAfter = new RegExp(`(?<=\\d[%k]?) (?=${units}(?![\\p{L}\\p{N}]))`, 'gu')

/** No line ends within "Microsoft 365" or "15 minutes", and a date only before its year. */
const joinNumbers = (text: string): string =>
  [dayBefore, nameBefore, unitAfter].reduce((joined, space) => joined.replace(space, '\u00A0'), text)

/** One character for what was typed as several. */
const shorten = (text: string): string =>
  text
    .split(new RegExp(`(${address.source})`, 'gi'))
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/(?<!\.)\.{3}(?!\.)/g, '…').replace(/(?<=\S )--(?= \S)/g, '–'),
    )
    .join('')
