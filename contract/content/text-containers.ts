/** What a line of Markdown begins with. */
interface Beginning {
  /** How many quotes, lists and notes it may be within. */
  depth: number
  /** Quotes that may begin here. */
  quotes: number
  /** The line without their marks. */
  rest: string
  /** Whether it surely begins an item of a list. */
  isItem: boolean
}

/** Enough to know that a line is too deep: looking further would take long for a long line of marks. */
const enough = 100

const mark = /(?:>|(?:[-+*]|\d{1,9}[.)]|\[\^[^\]\s]+\]:)(?=[ \t]|$))/y
/** Not indented, and with a text, so that it belongs to no paragraph above it. */
const item = /^ {0,3}[-+*][ \t]+\S/
const rule = /(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/y

/** Follows quotes, lists and notes through a text, line by line. It may take lines to be deeper than they are. */
export function createContainers() {
  /** Columns of the list marks that a line may be below. */
  let open: number[] = []
  let quotesBefore = 0
  let isAfterBlank = true

  return {
    enter(line: string): Beginning {
      let at = 0
      let column = 0
      let quotes = 0
      let hasList = false
      const skipSpace = () => {
        for (; line[at] === ' ' || line[at] === '\t'; at++) column += line[at] === '\t' ? 4 - (column % 4) : 1
      }
      skipSpace()
      if (isAfterBlank) open = open.filter((mark) => mark < column)
      while (quotes + open.length < enough) {
        rule.lastIndex = mark.lastIndex = at
        const found = rule.test(line) ? undefined : mark.exec(line)?.[0]
        if (found === undefined) break
        if (found === '>') quotes += 1
        else {
          open = [...open.filter((mark) => mark < column), column]
          hasList = true
        }
        at += found.length
        column += found.length
        skipSpace()
      }
      const begun = hasList ? quotes : Math.max(0, quotes - quotesBefore)
      quotesBefore = quotes
      isAfterBlank = false
      return { depth: quotes + open.length, quotes: begun, rest: line.slice(at), isItem: item.test(line) }
    },

    /** After an empty line. */
    leave() {
      isAfterBlank = true
      quotesBefore = 0
    },
  }
}
