import type { LiveSite } from '../gatsby/plan/plan-live-site'
import type { Entry } from '../content/content'
import { fillTokens } from '../content/fill-tokens'
import { parseMarkdown } from '../content/parse-markdown'
import { placePictures } from '../content/place-pictures'
import { findPicture } from './find-picture'
import type { LiveEntry } from './live-entry'

/** Reads an entry as the build reads its file: tokens filled in, Markdown rendered, pictures placed. */
export function readLiveEntry<T extends LiveEntry['fields']>(
  { slug, fields, markdown }: { slug: string; fields: T; markdown: string },
  site: LiveSite,
): Entry<T> {
  const fill = (text: string) => fillTokens(text, site.company)
  return {
    slug,
    folder: '',
    file: '',
    data: mapTexts(fields, fill),
    markdown: parseMarkdown(fill(markdown), {
      transform: (tree) => placePictures(tree, (url) => findPicture(url, site.pictures)),
    }),
    locate: () => ({ file: '', line: 0, column: 0 }), // faults are the build's matter
  }
}

/** The same value with every text in it changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  return mapAny(value, change) as T // texts stay texts, and all else stays
}

function mapAny(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapAny(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapAny(item, change)]))
}
