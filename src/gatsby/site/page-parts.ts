import { routes } from '../../config/routes'
import type { Entry } from '../../content/content'
import type { Seo } from '../../../contract/content/fields'
import type { FileFacts } from './resolve-site'
import type { Link } from './views'

export const home: Link = { title: 'Home', href: routes.home.href() }

interface PageData {
  title: string
  lead: string
  seo: Seo
}

/** The fields every page view starts from. `above` are the pages between home and this one. */
export function pageParts(
  entry: Entry<PageData>,
  href: string,
  above: readonly Link[],
  { modified }: Pick<FileFacts, 'modified'>,
) {
  const { title, lead, seo } = entry.data
  const { html, words, headings } = entry.markdown
  return {
    href,
    slug: entry.slug,
    title,
    lead,
    seo,
    crumbs: href === home.href ? [] : [home, ...above, { title, href }],
    body: { html, words, headings },
    file: entry.file,
    entryHash: entry.published?.hash,
    modified: entry.published?.modified ?? modified(entry.file),
  }
}
