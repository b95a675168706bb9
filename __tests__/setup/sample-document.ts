import type { SampleDocument } from '../../src/gatsby/sample-pdf/sample-document'

/** A sample deliverable as paper shows it, with a text. */
export const sampleDocument = (html: string): SampleDocument => ({
  slug: 'lamps',
  locale: 'en-GB',
  firm: 'Northlight',
  note: 'A sample.',
  name: 'Finding F-1',
  version: '1.0',
  day: '2026-03-05',
  date: '5 March 2026',
  client: 'A harbour',
  illustrative: true,
  title: 'The lamps at the pier are dark',
  summary: 'Ships can’t see the pier.',
  facts: [],
  chart: undefined,
  html,
})
