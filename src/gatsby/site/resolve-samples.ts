import { sample } from '../../../contract/content/sample.fields'
import { samplesPlace } from '../../config/places'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { formatDate } from '../../lib/format-date'
import type { Directory } from './directory'
import { closingLine, findClosing, pageParts, type FileFacts } from './page-parts'
import type { PageView, SampleCard, SampleGroup } from './views'

type SampleEntry = Content['samples'][number]

/** Sample deliverables with their list. */
export function resolveSamples(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const list = content.pages.samples
  const { groups, ...data } = list.data
  const cards = content.samples.toSorted(compareSamples).map((entry) => sampleCard(entry, content.company))
  return [
    {
      type: 'SamplesPage',
      ...data,
      ...pageParts(list, samplesPlace.href, [], facts),
      samples: cards,
      groups: groupSamples(cards, groups),
      closing: findClosing(list, content),
    },
    ...content.samples.map((entry) => samplePage(entry, content, directory, facts)),
  ]
}

/** In the order in which a project hands them over; of a kind, those with nothing made up first. */
const compareSamples = ({ data: a }: SampleEntry, { data: b }: SampleEntry) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Number(a.illustrative) - Number(b.illustrative)

const kinds = sample.fields.kind.choices

/** Those with nothing made up first. What comes before the first kind of all groups is in the first one; empty ones are left out. */
function groupSamples(
  cards: readonly SampleCard[],
  groups: Content['pages']['samples']['data']['groups'],
): SampleGroup[] {
  const placeOf = (kind: string) => kinds.findIndex((other) => other === kind)
  const inOrder = groups.toSorted((a, b) => placeOf(a.from) - placeOf(b.from))
  return inOrder
    .map(({ title, text, from }, at) => {
      const end = inOrder[at + 1]?.from
      const isIn = ({ kind }: SampleCard) =>
        (at === 0 || placeOf(kind) >= placeOf(from)) && (end === undefined || placeOf(kind) < placeOf(end))
      return { id: from.replaceAll(' ', '-'), title, text, samples: cards.filter(isIn) }
    })
    .filter(({ samples }) => samples.length > 0)
    .toSorted((a, b) => Number(a.samples.some(isMadeUp)) - Number(b.samples.some(isMadeUp)))
}

const isMadeUp = ({ illustrative }: SampleCard) => illustrative

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
 * What the home page shows of the samples: a proposal, which a buyer asks for first, and one with nothing made up, an
 * acceptance report before others; the first of
 * the others where there is no such sample.
 */
export function pickSamples({ samples, company }: Pick<Content, 'samples' | 'company'>): SampleCard[] {
  const cards = samples.toSorted(compareSamples).map((entry) => sampleCard(entry, company))
  const real = cards.filter((card) => !card.illustrative)
  const picked = [
    cards.find(({ kind }) => kind === 'proposal'),
    real.find(({ kind }) => kind === 'acceptance report') ?? real[0],
  ]
  return [...new Set([...picked, ...cards])].filter((card) => card !== undefined).slice(0, 2)
}

function sampleCard(entry: SampleEntry, { locale }: Content['company']): SampleCard {
  const { kind, title, tagline, illustrative, date } = entry.data
  const dateText = formatDate(date, locale)
  return { slug: entry.slug, kind, title, tagline, illustrative, dateText, href: hrefOf(entry) }
}

const hrefOf = ({ slug }: SampleEntry) => routes.sample.href({ sample: slug })
