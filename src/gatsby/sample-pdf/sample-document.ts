import type { SampleChart, Company } from '../../../contract/content/page-schemas'
import type { Content } from '../../content/content'
import { nameDocument } from '../../lib/name-document'
import { noteOfSample } from '../../lib/sample-note'

/** What a sample deliverable says on paper. */
export interface SampleDocument {
  slug: string
  /** Language tag. */
  locale: string
  /** Name of the company. */
  firm: string
  /** That it is a sample. */
  note: string
  /** E.g. "Finding F-07". */
  name: string
  version: string
  /** As YYYY-MM-DD, and as people read it. */
  day: string
  date: string
  client: string
  /** Whether the client and the figures are made up. */
  illustrative: boolean
  title: string
  summary: string
  facts: readonly { name: string; value: string }[]
  chart: SampleChart | undefined
  /** The text, as HTML. */
  html: string
}

/** Takes what paper shows from a sample's file: the same words as its page. Pure. */
export function planDocument(
  { slug, data, markdown }: Content['samples'][number],
  { name: firm, locale }: Pick<Company, 'name' | 'locale'>,
): SampleDocument {
  const { kind, number, date: day, version, client, illustrative, title, summary, facts, chart } = data
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  const name = nameDocument({ kind, number })
  return {
    slug,
    locale,
    firm,
    note: noteOfSample(illustrative),
    name,
    version,
    day,
    date,
    client,
    illustrative,
    title,
    summary,
    facts,
    chart,
    html: markdown.html,
  }
}
