import type { EntryDescription } from './field'
import { fewWords, lead, sentence, seo, tagline, title } from './shared.fields'

/** A sample deliverable: `content/samples/{slug}.md`. The body is the document's text. */
export const sample = {
  sections: {
    summary: { title: 'Kind and excerpt', column: 'side' },
    document: { title: 'Document', column: 'side' },
    related: { title: 'Related links', column: 'side' },
    seo: { title: 'SEO', column: 'side' },
    head: { title: 'Head of the document', column: 'main' },
    chart: { title: 'Chart', column: 'main' },
  },
  fields: {
    title: { ...title, hint: 'Heading of the document: what it found, decided, or is for' },
    kind: {
      kind: 'choice',
      label: 'Kind',
      hint: 'What it is a sample of',
      choices: ['finding', 'decision record', 'runbook', 'monthly report', 'licence comparison'],
      section: 'summary',
    },
    tagline,
    lead: { ...lead, hint: 'Beside the document: what such a document is for and how to read it' },
    seo,
    number: {
      ...fewWords,
      label: 'Number',
      hint: 'In the project’s file, for example “F-07”',
      max: 20,
      section: 'document',
    },
    version: {
      ...fewWords,
      label: 'Version',
      hint: 'For example, “1.2”',
      min: 1,
      max: 12,
      section: 'document',
    },
    date: { kind: 'date', label: 'Date of the document', section: 'document' },
    client: {
      ...fewWords,
      label: 'Client',
      hint: 'Made up: trade and size, no name, for example “A distributor, 340 people”',
      section: 'document',
    },
    facts: {
      kind: 'rows',
      label: 'Facts',
      hint: 'For example severity, effort, owner',
      noun: 'fact',
      min: 2,
      max: 6,
      section: 'head',
      fields: {
        name: { ...fewWords, label: 'Name', max: 28 },
        value: { ...fewWords, label: 'Value' },
      },
    },
    summary: {
      ...sentence,
      label: 'Summary',
      hint: 'The document in two or three sentences, before everything else',
      section: 'head',
    },
    chart: {
      kind: 'group',
      label: 'Chart',
      hint: 'Bars below the summary',
      optional: true,
      section: 'chart',
      fields: {
        title: { ...fewWords, label: 'Chart title', hint: 'What the bars show, with the unit' },
        values: {
          kind: 'rows',
          label: 'Bars',
          hint: 'From top to bottom',
          noun: 'bar',
          min: 3,
          max: 12,
          fields: {
            label: { ...fewWords, label: 'Label' },
            value: { kind: 'number', label: 'Value', min: 0, max: 1_000_000_000 },
          },
        },
      },
    },
    related: {
      kind: 'group',
      label: 'Related links',
      hint: 'Pages that show it',
      section: 'related',
      fields: {
        services: {
          kind: 'references',
          label: 'Services',
          hint: 'Services that hand over such a document',
          optional: true,
          to: 'services',
          noun: 'service',
          min: 0,
          max: 4,
        },
        caseStudies: {
          kind: 'references',
          label: 'Case studies',
          hint: 'Case studies that it could be from',
          optional: true,
          to: 'caseStudies',
          noun: 'case study',
          min: 0,
          max: 3,
        },
      },
    },
  },
} as const satisfies EntryDescription
