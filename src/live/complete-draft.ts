import type { EntryContent } from '../../contract/entry'
import type { Seo } from '../content/shared-fields.schema'
import type { LiveEntry } from './live-entry'

type FieldsOf<Kind extends EntryContent['kind']> = Extract<EntryContent, { kind: Kind }>['fields']
type Whole<Kind extends LiveEntry['kind']> = Extract<LiveEntry, { kind: Kind }>['fields']

/**
 * A draft as it can be shown: plain words in the place of what is not written yet, and without what cannot be drawn.
 *
 * @param today As YYYY-MM-DD: the day of what has none yet.
 */
export function completeDraft(content: EntryContent, today: string): LiveEntry {
  const slug = content.slug === '' ? 'untitled' : content.slug
  const markdown = text(content.markdown, 'No text yet.')
  switch (content.kind) {
    case 'post':
      return { kind: 'post', slug, markdown, fields: completePost(content.fields, today) }
    case 'case-study':
      return { kind: 'case-study', slug, markdown, fields: completeCaseStudy(content.fields, today) }
    case 'job':
      return { kind: 'job', slug, markdown, fields: completeJob(content.fields, today) }
  }
}

function completePost(fields: FieldsOf<'post'>, today: string): Whole<'post'> {
  const { date, updated, author, tags, cover, related } = fields
  return {
    ...completeHead(fields),
    date: day(date) ?? today,
    updated: day(updated),
    author: text(author, 'No author yet'),
    tags: tags ?? [],
    cover: cover?.src?.startsWith('/media/') ? { src: cover.src, alt: cover.alt ?? '' } : undefined,
    related: { services: related?.services ?? [], technologies: related?.technologies ?? [] },
  }
}

function completeCaseStudy(fields: FieldsOf<'case-study'>, today: string): Whole<'case-study'> {
  const {
    tagline,
    date,
    illustrative,
    sector,
    size,
    duration,
    timeline,
    timelineCaption,
    outcomes,
    related,
  } = fields
  return {
    ...completeHead(fields),
    tagline: text(tagline, 'No tagline yet'),
    date: day(date) ?? today,
    illustrative: illustrative ?? true,
    sector: text(sector, 'Not said yet'),
    size: text(size, 'Not said yet'),
    duration: text(duration, 'Not said yet'),
    timeline: (timeline ?? []).map(({ label, from, to }) => ({
      label: text(label, 'No name yet'),
      from: week(from),
      to: Math.max(week(from), week(to)),
    })),
    timelineCaption: text(timelineCaption, 'No caption yet'),
    outcomes: (outcomes ?? []).map((item) => ({
      title: text(item.title, 'No title yet'),
      text: text(item.text, 'No text yet'),
    })),
    related: { services: related?.services ?? [], technologies: related?.technologies ?? [] },
  }
}

function completeJob(fields: FieldsOf<'job'>, today: string): Whole<'job'> {
  const { tagline, status, posted, closes, team, office, workplace, employment, does, brings, gets } = fields
  return {
    ...completeHead(fields),
    tagline: text(tagline, 'No tagline yet'),
    status: status ?? 'open',
    posted: day(posted) ?? today,
    closes: day(closes),
    team: text(team, 'No team yet'),
    office: text(office, 'No office yet'),
    workplace: workplace ?? 'on site',
    employment: employment ?? 'full time',
    does: points(does),
    brings: points(brings),
    gets: points(gets),
  }
}

interface Head {
  title?: string | undefined
  lead?: string | undefined
  seo?: Partial<Seo> | undefined
}

function completeHead({ title, lead, seo }: Head) {
  const name = text(title, 'No title yet')
  return {
    title: name,
    lead: text(lead, 'No summary yet'),
    seo: { title: text(seo?.title, name), description: text(seo?.description, 'No description yet') },
  }
}

const text = (value: string | undefined, placeholder: string): string =>
  value === undefined || value.trim() === '' ? placeholder : value

const points = (items: readonly string[] | undefined): string[] => {
  const written = (items ?? []).filter((item) => item.trim() !== '')
  return written.length === 0 ? ['Nothing here yet'] : written
}

/** A day that exists, as YYYY-MM-DD; undefined for anything else. */
function day(value: string | undefined): string | undefined {
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** A week that fits on the line. */
const week = (value: number | undefined): number => Math.min(104, Math.max(0, value ?? 0))
