import { createHash, randomUUID } from 'node:crypto'
import type { CaseStudy, Job, Post } from '../../contract/content/entry-schemas'
import type { Person } from '../../contract/content/page-schemas'
import type { PublishedEntry } from '../../contract/published'

type Made<Kind extends PublishedEntry['kind']> = Extract<PublishedEntry, { kind: Kind }>

const head = (title: string) => ({
  title,
  lead: 'For tests alone, so that something can be published from the editor and be found again.',
  seo: {
    title: 'A made entry for tests',
    description: 'Seventy characters are the least that is asked of a description; this one has them.',
  },
})

const published = (slug: string, text: string) => ({
  id: randomUUID(),
  slug,
  markdown: text,
  hash: createHash('sha256').update(slug).update(text).digest('hex').slice(0, 16),
  modified: '2026-11-02',
})

export function makePost(slug: string, fields: Partial<Post> = {}, text = 'A text.'): Made<'post'> {
  return {
    kind: 'post',
    ...published(slug, text),
    fields: {
      ...head(`On ${slug}`),
      date: '2026-10-30',
      author: 'The test desk',
      tags: ['operations'],
      related: { services: [], technologies: [] },
      ...fields,
    },
  }
}

export function makeCaseStudy(slug: string, fields: Partial<CaseStudy> = {}): Made<'case-study'> {
  return {
    kind: 'case-study',
    ...published(slug, '## The problem\n\nIt was there.'),
    fields: {
      ...head(`The case of ${slug}`),
      tagline: 'A firm that is made up, for tests alone.',
      date: '2026-10-30',
      illustrative: true,
      sector: 'Distribution',
      size: '340 people',
      duration: '12 weeks',
      timeline: [
        { label: 'Look', from: 0, to: 2 },
        { label: 'Build', from: 2, to: 9 },
        { label: 'Hand over', from: 9, to: 12 },
      ],
      timelineCaption: 'Twelve weeks, three parts.',
      outcomes: [
        { title: 'One list', text: 'There is one list now where there were three.' },
        { title: 'Fewer calls', text: 'The desk is called less often about it than before.' },
      ],
      related: { services: ['tech-advisory'], technologies: [] },
      ...fields,
    },
  }
}

export function makeJob(slug: string, fields: Partial<Job> = {}): Made<'job'> {
  return {
    kind: 'job',
    ...published(slug, 'The work is good.'),
    fields: {
      ...head(`Work on ${slug}`),
      tagline: 'Work that is made up, for tests alone.',
      status: 'open',
      posted: '2026-10-30',
      team: 'Operations',
      office: 'Dublin',
      workplace: 'hybrid',
      employment: 'full time',
      does: ['Writes down what happens.', 'Asks who should know.', 'Mends what is broken.'],
      brings: ['Patience with machines.', 'A clear way of writing.', 'An eye for what is odd.'],
      gets: ['A desk by the window.', 'Time to learn each week.'],
      ...fields,
    },
  }
}

export function makePerson(slug: string, fields: Partial<Person> = {}): Made<'person'> {
  const { title: _, ...rest } = head(slug)
  return {
    kind: 'person',
    ...published(slug, 'Likes diagrams with few arrows.'),
    fields: { ...rest, name: 'Mara Lind', role: 'Cloud engineer', links: [], shipped: [], ...fields },
  }
}
