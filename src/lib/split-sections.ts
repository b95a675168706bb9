/** The parts of a text made from Markdown: what stands before the first heading, then each heading with what follows it. */
export const splitSections = (html: string): string[] =>
  html.split(/(?=<h2 (?![^>]*footnote))/).filter((part) => part.trim() !== '')

/** Whether a part is a heading and one list. */
export const isList = (part: string): boolean =>
  /^<h2[^>]*>.*?<\/h2>\s*<ul>(?:(?!<\/ul>).)*<\/ul>\s*$/s.test(part)

export const hasTable = (part: string): boolean => part.includes('<table')
