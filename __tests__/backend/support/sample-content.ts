import type { EntryContent } from '../../../contract/entry'

type ContentOf<Kind> = Extract<EntryContent, { kind: Kind }>

const seo = {
  title: 'How tides move a harbor',
  description:
    'What moves the water twice a day, why some harbors hardly notice, and how to read a tide table.',
}

/** A complete article, as in the editor before publication. */
export function article(slug: string, fields: ContentOf<'post'>['fields'] = {}): ContentOf<'post'> {
  return {
    kind: 'post',
    slug,
    fields: {
      title: `Tides of ${slug}`,
      lead: 'Twice a day the water comes and goes, and whoever builds a pier should know why.',
      seo,
      author: 'Harbor practice',
      tags: ['cost'],
      ...fields,
    },
    markdown: 'The moon does most of it.\n',
  }
}

export function caseStudy(
  slug: string,
  fields: ContentOf<'case-study'>['fields'] = {},
): ContentOf<'case-study'> {
  return {
    kind: 'case-study',
    slug,
    fields: {
      title: 'A pier that stays dry',
      tagline: 'A harbor learned to read its own tides.',
      lead: 'A small harbor flooded twice a year until somebody measured when and why it did.',
      seo,
      illustrative: true,
      sector: 'Harbors',
      size: '40 people, one pier',
      duration: '12 weeks',
      timeline: ['Measure', 'Build', 'Watch'].map((label, at) => ({ label, from: at * 4, to: at * 4 + 4 })),
      timelineCaption: 'Three parts of four weeks each, one after the other.',
      outcomes: ['Dry feet', 'Calm nights'].map((title) => ({
        title,
        text: 'Nobody has called at night since.',
      })),
      related: { services: ['cloud-infrastructure-optimization'], technologies: [] },
      ...fields,
    },
    markdown: 'It began with a gauge.\n',
  }
}

export function opening(slug: string, fields: ContentOf<'job'>['fields'] = {}): ContentOf<'job'> {
  const lines = ['Reads the gauge each day.', 'Writes down what it says.', 'Calls when it rises.']
  return {
    kind: 'job',
    slug,
    fields: {
      title: 'Harbor watch',
      tagline: 'Watch the water and tell us what it does.',
      lead: 'You watch the water by day and by night, and you tell others before it comes.',
      seo,
      team: 'Harbors',
      office: 'Dublin',
      workplace: 'on site',
      employment: 'full time',
      does: lines,
      brings: lines,
      gets: lines,
      ...fields,
    },
    markdown: 'The work is mostly looking.\n',
  }
}

export function person(slug: string, fields: ContentOf<'person'>['fields'] = {}): ContentOf<'person'> {
  return {
    kind: 'person',
    slug,
    fields: {
      name: 'Ada Moor',
      role: 'Pilot',
      lead: 'Brings ships into the harbor by day and by night, and writes down how.',
      seo,
      ...fields,
    },
    markdown: 'She knows each buoy.\n',
  }
}
