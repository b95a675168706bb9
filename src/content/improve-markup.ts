import type { Element, Parents, Root, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { readFigureTitle } from '../lib/figure-width'
import { nameLanguage } from './highlight-code'

/** What Markdown can't say: code with its language, pictures with a caption, tables that scroll and whose headings say what they head. */
export function improveMarkup(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') put(frameCode(element), index, parent)
    if (element.tagName === 'th' || element.tagName === 'td') nameAlignment(element)
    if (element.tagName === 'table') improveTable(element, index, parent)
    const picture = findCaptioned(element)
    if (picture) put(captionPicture(picture), index, parent)
  })
}

function put(element: Element, index: number | undefined, parent: Parents | undefined): void {
  if (parent !== undefined && index !== undefined) parent.children[index] = element
}

/** HTML has no attribute for the alignment of a cell any more, and the policy allows no style. */
function nameAlignment({ properties }: Element): void {
  const { align } = properties
  delete properties.align
  if (align) properties.dataAlign = align
}

/** A block of code under the name of its language; lines that are too long scroll, by keyboard as well. */
function frameCode(block: Element): Element {
  const language = findLanguage(block)
  const ariaLabel = language === undefined ? 'Code' : `Code: ${language}`
  Object.assign(block.properties, { tabIndex: 0, role: 'group', ariaLabel })
  const caption = language === undefined ? [] : [createCaption(language)]
  return create('figure', { className: ['code-frame'] }, [...caption, block])
}

/** The word after the three backticks, by its name; undefined without one. */
function findLanguage({ children: [code] }: Element): string | undefined {
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  if (!Array.isArray(names)) return undefined
  const word = names.map(String).find((name) => name.startsWith('language-'))
  return word === undefined ? undefined : nameLanguage(word.slice('language-'.length))
}

/** The picture of a paragraph that holds nothing else, when it has a title. */
function findCaptioned({ tagName, children }: Element): Element | undefined {
  const [picture, ...others] = children
  if (tagName !== 'p' || others.length > 0) return undefined
  if (picture?.type !== 'element' || picture.tagName !== 'img') return undefined
  return picture.properties['title'] ? picture : undefined
}

/** The title becomes the caption, shown to everyone and not only to those who point at it, and the width. */
function captionPicture({ properties: { title, ...properties }, children }: Element): Element {
  const { caption, width } = readFigureTitle(String(title))
  return create('figure', width === 'wide' ? {} : { dataWidth: width }, [
    create('img', properties, children),
    ...(caption === '' ? [] : [createCaption(caption)]),
  ])
}

/** One in a figure is drawn to fit, see draw-figures.ts: it has no need to scroll. */
function improveTable(table: Element, index: number | undefined, parent: Parents | undefined): void {
  setHeadings(table)
  labelCells(table)
  for (const row of rowsOf(table, 'tbody')) for (const cell of elementsIn(row, 'td')) joinRange(cell)
  if (parent?.type !== 'element' || parent.tagName !== 'figure') put(frameTable(table), index, parent)
}

function frameTable(table: Element): Element {
  const properties = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
  return create('div', properties, [table])
}

/** Headings of columns; and of rows, in tables of three or more columns and where the first cell of each is set in bold throughout. */
function setHeadings(table: Element): void {
  const columns = rowsOf(table, 'thead').flatMap((row) => elementsIn(row, 'th'))
  for (const cell of columns) cell.properties['scope'] = 'col'
  const rows = rowsOf(table, 'tbody').map((row) => elementsIn(row, 'td'))
  if (columns.length < 3 && !rows.every(([first]) => first && isBold(first))) return
  const names = rows.map((cells) => cells[areNumbered(rows) ? 1 : 0])
  for (const cell of names)
    if (cell) Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } })
}

/** Whether the first cells only count the rows: 1, 2, 3 … */
const areNumbered = (rows: readonly Element[][]) =>
  rows.every(([first], at) => first && toString(first) === String(at + 1))

/**
 * On phones a table of three or more columns shows each row as a block (prose.css): each cell says which column it is of,
 * and the one that names the row is the heading of the block, with the row's number before it. A few columns of figures
 * stay columns, down which figures are read.
 */
function labelCells(table: Element): void {
  const labels = rowsOf(table, 'thead').flatMap((row) => elementsIn(row, 'th').map(toString))
  if (labels.length < 3) return
  if (labels.length <= MOST_COLUMNS && holdsFigures(table)) {
    table.properties['dataFigures'] = ''
    for (const row of rowsOf(table, 'thead')) visit(row, 'text', loosen)
    return
  }
  for (const row of rowsOf(table, 'tbody')) {
    const cells = row.children.filter((child) => child.type === 'element')
    const name = cells.findIndex(({ tagName }) => tagName === 'th')
    for (const [column, { properties }] of cells.entries())
      if (column > name) properties['dataLabel'] = labels[column]
  }
}

/** Keeps a short range such as “5 to 10” on one line, in a column as narrow as its heading. */
function joinRange(cell: Element): void {
  if (!/^\d+ to \d+$/.test(toString(cell))) return
  visit(cell, 'text', (text) => {
    text.value = text.value.replaceAll(' ', '\u00A0')
  })
}

/** Lets words of a narrow heading stand one below the other. */
function loosen(text: Text): void {
  text.value = text.value.replaceAll('\u00A0', ' ')
}

/** The longest figure that a column on a phone has room for, such as “£10,400”. */
const LONGEST_FIGURE = 9

/** Of more columns, the headings would run into each other on a phone. */
const MOST_COLUMNS = 6

/** Whether all columns but the first are set to the right, and short. */
const holdsFigures = (table: Element) =>
  rowsOf(table, 'tbody').every((row) => {
    const [, ...figures] = row.children.filter((child) => child.type === 'element')
    return figures.every(
      (cell) => cell.properties['align'] === 'right' && toString(cell).length <= LONGEST_FIGURE,
    )
  })

const rowsOf = (table: Element, tag: string) =>
  elementsIn(table, tag).flatMap((part) => elementsIn(part, 'tr'))

const elementsIn = ({ children }: Element, tag: string) =>
  children.filter((child) => child.type === 'element').filter(({ tagName }) => tagName === tag)

const isBold = ({ children: [only, ...others] }: Element) =>
  others.length === 0 && only?.type === 'element' && only.tagName === 'strong'

const createCaption = (value: string) => create('figcaption', {}, [{ type: 'text', value }])

function create(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
