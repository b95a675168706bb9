import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { searchPath } from '../../../contract/search-path'

/** What stands around the content of a page. */
export interface SiteFrame {
  /** Icons, font and style sheets, and the script of the switch of the theme, for the head. */
  head: string
  header: string
  footer: string
  /** Sources of the style sheets, for the Content-Security-Policy. */
  styles: readonly string[]
  /** Those of the script; none in a release without it. */
  scripts: readonly string[]
}

/** The frame of the site's own pages, from the live release; undefined if there is none. */
export async function readFrame({ hosting, siteFiles }: FastifyRequest): Promise<SiteFrame | undefined> {
  if (!hosting) return undefined
  const found = await siteFiles.find(hosting.notFound)
  if (!found || 'kind' in found) return undefined
  return cutFrame((await siteFiles.memory.read(found.file)).toString('utf8'))
}

/** The button that opens the search of the page it was cut from leads to the search as a page. */
const linkSearch = (header: string): string =>
  header.replace(
    /<button([^>]*?) popovertarget="site-search"([^>]*)>([^]*?)<\/button>/g,
    (_all, before: string, after: string, sign: string) =>
      `<a href="${searchPath}"${`${before}${after}`.replace(/ type="button"/, '')}>${sign}</a>`,
  )

/** Cuts the frame out of a built page, whose scripts stay behind but for the one that sets the theme. */
export function cutFrame(page: string): SiteFrame | undefined {
  const [header] = /<a class="skip-link[^]*?<\/header>/.exec(page) ?? []
  const [footer] = /<footer data-site[^]*<\/footer>/.exec(page) ?? []
  if (header === undefined || footer === undefined) return undefined
  const styles = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
  const links = page.match(/<link rel="(?:icon|preload)"[^>]*>/g) ?? []
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].filter(([element]) =>
    element.includes('data-theme-switch'),
  )
  return {
    head: [...links, ...[...styles, ...scripts].map(([element]) => element)].join(''),
    header: linkSearch(header),
    footer,
    styles: styles.map(([, text = '']) => hashOf(text)),
    scripts: scripts.map(([, text = '']) => hashOf(text)),
  }
}

/** A source of an inline style sheet or script, for the Content-Security-Policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
