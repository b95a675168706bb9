import { createContainers } from './text-containers'
import { createFences } from './text-fences'

/** What a line of Markdown is, as far as it can be told without parsing. */
export interface TextLine {
  /** Whether it has something on it that is no code. */
  isText: boolean
  /** Whether it begins a block of code. */
  isFence: boolean
  /** Whether it surely belongs to no paragraph of lines above it. */
  startsParagraph: boolean
  /** How many quotes, lists and notes it may be within. */
  depth: number
  /** Quotes that may begin here. */
  quotes: number
  /** Cells that it may have in a table. */
  cells: number
}

/** Reads the lines of one text, in order. */
export function createLineReader(): (line: string) => TextLine {
  const containers = createContainers()
  const readFence = createFences()
  let table = createTable()
  return (line) => {
    const fence = readFence(line)
    const isBlank = line.trim() === ''
    if (fence !== 'none' || isBlank) {
      containers.leave()
      table = createTable()
      const isFence = fence === 'opens'
      return { isText: false, isFence, startsParagraph: true, depth: 0, quotes: 0, cells: 0 }
    }
    const { depth, quotes, rest, isItem } = containers.enter(line)
    const { cells, isRow } = table(line, rest)
    return { isText: true, isFence: false, startsParagraph: isItem || isRow, depth, quotes, cells }
  }
}

/** Follows a table through the lines of a paragraph. */
function createTable(): (line: string, rest: string) => { cells: number; isRow: boolean } {
  let head: string | undefined
  let number = 0
  let columns = 0
  let isTable = false
  return (line, rest) => {
    number += 1
    if (isDelimiterRow(rest)) {
      columns = Math.max(columns, countPipes(rest) + 1)
      isTable ||= number === 2 && isHeadOf(head, line)
    }
    head ??= line
    return { cells: columns, isRow: isTable }
  }
}

const isDelimiterRow = (line: string) => /^[|:\- \t]+$/.test(line) && line.includes('-')

/** Whether two lines surely begin a table, told by its plainest form. */
function isHeadOf(head: string | undefined, row: string): boolean {
  if (head === undefined || !/^\|[^`\\]*\|$/.test(head)) return false
  return /^(?:\| ?:?-+:? ?)+\|$/.test(row) && countPipes(head) === countPipes(row)
}

const countPipes = (text: string) => text.match(/\|/g)?.length ?? 0
