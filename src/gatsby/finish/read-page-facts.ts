/** Facts about a written page that its plan does not have. */
export interface WrittenPage {
  /** Number of H1 headings. */
  h1: number
  /** Paths of this site it links to, each once. */
  links: string[]
}

const heading = /<h1[\s>]/g
const link = /<a\s[^>]*?\bhref="(\/(?!\/)[^"#?]*)/g

export function readPageFacts(html: string): WrittenPage {
  const links = [...html.matchAll(link)].map(([, path = '/']) => path)
  return { h1: html.match(heading)?.length ?? 0, links: [...new Set(links)] }
}

/** The path of a page by the name of its file, e.g. "about/index.html"; undefined for pages of errors. */
export function pagePathOf(name: string): string | undefined {
  return /(?:^|\/)index\.html$/.test(name) ? `/${name.slice(0, -'index.html'.length)}` : undefined
}
