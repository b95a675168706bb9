/** The parts of a text made from Markdown: what stands before the first heading, then each heading with what follows it. */
export const splitSections = (html: string): string[] =>
  html.split(/(?=<h2 (?![^>]*footnote))/).filter((part) => part.trim() !== '')

/** Whether a part is a heading and one list. */
export const isList = (part: string): boolean =>
  /^<h2[^>]*>.*?<\/h2>\s*<ul>(?:(?!<\/ul>).)*<\/ul>\s*$/s.test(part)

export const hasTable = (part: string): boolean => part.includes('<table')

/** Whether a part is a heading and a few sentences, which read well in a column. */
export const isShort = (part: string): boolean => part.replace(/<[^>]+>/g, '').length < 700

/** Whether a part has a list of three points or more, and no other. */
export const hasOneList = (part: string): boolean =>
  part.split(/<[uo]l>/).length === 2 && part.split('<li>').length > 3

const figure = String.raw`\d[\d,]*(?:\s(?:GB|TB|days|hours|weeks|items|actions|requests))?`
/** What stands before the first figure of a point, with tags whole: addresses have digits too. */
const before = String.raw`<li>(?:(?!</?li>|<strong>)(?:<[^>]*>|[^<\d]))*?`
const firstFigure = new RegExp(
  `(${before})(<a [^>]*href="https?://(?:www\\.)?([^/"]+)[^>]*>[^<\\d]*${figure}(?![\\w%-])[^<]*</a>[.,;]?)(?=[\\s<])(.*?)(?=</li>)`,
  'gs',
)

/**
 * Sets the first figure of each point large, with its unit, its link and what ends the sentence there, if most points have
 * one that is linked to its source; the source is named below. A figure without one isn't set large.
 */
export function markFigures(part: string): string {
  const marked = part.replace(firstFigure, '$1<b>$2</b>$4<small>Source: $3</small>')
  return marked.split('<b>').length > part.split('<li>').length / 2 + 1 ? marked : part
}
