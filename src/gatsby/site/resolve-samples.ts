import { sample } from '../../../contract/content/sample.fields'
import { samplesPlace } from '../../config/places'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { formatDate } from '../../lib/format-date'
import type { Directory } from './directory'
import { closingLine, findClosing, pageParts, type FileFacts } from './page-parts'
import type { PageView, SampleCard } from './views'

type SampleEntry = Content['samples'][number]

/** Sample deliverables with their list. */
export function resolveSamples(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const list = content.pages.samples
  return [
    {
      type: 'SamplesPage',
      ...list.data,
      ...pageParts(list, samplesPlace.href, [], facts),
      samples: content.samples.toSorted(compareSamples).map((entry) => sampleCard(entry, content.company)),
      closing: findClosing(list, content),
    },
    ...content.samples.map((entry) => samplePage(entry, content, directory, facts)),
  ]
}

/** In the order in which a project hands them over; of a kind, those with nothing made up first. */
const compareSamples = ({ data: a }: SampleEntry, { data: b }: SampleEntry) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Number(a.illustrative) - Number(b.illustrative)

const kinds = sample.fields.kind.choices

function samplePage(
  entry: SampleEntry,
  { company, pages }: Content,
  directory: Directory,
  facts: FileFacts,
): PageView {
  const { related, ...data } = entry.data
  for (const image of entry.markdown.images)
    directory.issues.push({
      ...image,
      file: entry.file,
      message: 'a sample shows no pictures: its PDF has none',
    })
  return {
    type: 'SamplePage',
    ...data,
    ...pageParts(entry, hrefOf(entry), [samplesPlace], facts),
    dateText: formatDate(data.date, company.locale),
    closing: closingLine('sample', data.closing, pages.contact.data.title),
    related: [
      ...directory.cardsOf('service', related.services, entry, ['related', 'services']),
      ...directory.cardsOf('solution', related.solutions, entry, ['related', 'solutions']),
      ...directory.cardsOf('caseStudy', related.caseStudies, entry, ['related', 'caseStudies']),
    ],
  }
}

/** The samples that name a page, which then shows them. */
export const samplesOf = (
  kind: keyof SampleEntry['data']['related'],
  slug: string,
  { samples, company }: Pick<Content, 'samples' | 'company'>,
): SampleCard[] =>
  samples
    .filter(({ data }) => data.related[kind].includes(slug))
    .toSorted(compareSamples)
    .map((entry) => sampleCard(entry, company))

/**
 * What the home page shows of the samples: a proposal, which a buyer asks for first, and one with nothing made up; the first of
 * the others where there is no such sample.
 */
export function pickSamples({ samples, company }: Pick<Content, 'samples' | 'company'>): SampleCard[] {
  const cards = samples.toSorted(compareSamples).map((entry) => sampleCard(entry, company))
  const picked = [cards.find(({ kind }) => kind === 'proposal'), cards.find((card) => !card.illustrative)]
  return [...new Set([...picked, ...cards])].filter((card) => card !== undefined).slice(0, 2)
}

function sampleCard(entry: SampleEntry, { locale }: Content['company']): SampleCard {
  const { kind, title, tagline, illustrative, date } = entry.data
  const dateText = formatDate(date, locale)
  return { slug: entry.slug, kind, title, tagline, illustrative, dateText, href: hrefOf(entry) }
}

const hrefOf = ({ slug }: SampleEntry) => routes.sample.href({ sample: slug })
