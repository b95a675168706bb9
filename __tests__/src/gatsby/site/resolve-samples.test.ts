import { planSocialImage } from '../../../../src/gatsby/plan/plan-head'
import { planSearchDocuments } from '../../../../src/gatsby/plan/plan-search'
import type { PageView } from '../../../../src/gatsby/site/views'
import { ContentCopy } from '../../../setup/content-copy'
import { makeCompany } from '../../../setup/make-company'

const made = 'content/samples/a-made-sample.md'
const sample = `---
title: The lamps are dark
kind: finding
tagline: A finding that was made for tests alone.
lead: For tests alone, so that an issue can be put into it and found again.
seo:
  title: A made finding
  description: Seventy characters are the least that is asked of a description; this has them.
number: F-1
version: "1.0"
date: 2026-03-05
client: A harbour, 12 people
facts:
  - { name: Severity, value: High }
  - { name: Effort, value: A day }
summary: Ships can't see the pier at night.
related:
  services: [tech-advisory]
  caseStudies: [one-figure-for-the-board]
---

## What we found

Two lamps are out.
`

let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
  copy.write('content/redirects.yml', '[]\n')
  copy.write(made, sample)
})
afterEach(() => copy.dispose())

function pageAt(href: string): PageView {
  const page = copy.load().site.pages.find((view) => view.href === href)
  if (page === undefined) throw new Error(`no page at ${href}`)
  return page
}

const titlesAt = (href: string) => {
  const page = pageAt(href)
  return 'samples' in page ? page.samples.map(({ title }) => title) : []
}

test('a sample has a page, which leads to the pages that show it', () => {
  expect(pageAt('/samples/a-made-sample/')).toMatchObject({
    type: 'SamplePage',
    kind: 'finding',
    related: [
      { kind: 'service', slug: 'tech-advisory' },
      { kind: 'caseStudy', slug: 'one-figure-for-the-board' },
    ],
  })
})

test('the services and case studies that a sample names show it, and no others', () => {
  const title = 'The lamps are dark'
  expect(titlesAt('/services/strategic-consulting/tech-advisory/')).toContain(title)
  expect(titlesAt('/case-study/one-figure-for-the-board/')).toContain(title)
  expect(titlesAt('/samples/')).toContain(title)
  expect(titlesAt('/services/strategic-consulting/data-innovation-consulting/')).not.toContain(title)
  expect(titlesAt('/case-study/clinic-phones-to-teams/')).not.toContain(title)
})

test('of a kind, samples with nothing made up come first', () => {
  copy.write('content/samples/zz-a-made-sample.md', sample.replace('The lamps are dark', 'The lamps are lit'))
  const findings = () => titlesAt('/samples/').filter((title) => /^(?:The lamps|Eleven test)/.test(title))
  expect(findings().at(-1)).toBe('The lamps are lit')
  copy.replace('content/samples/zz-a-made-sample.md', 'number:', 'illustrative: false\nnumber:')
  expect(findings()[0]).toBe('The lamps are lit')
})

test('they come in the order in which a project hands them over', () => {
  const page = pageAt('/samples/')
  const kinds = 'samples' in page ? page.samples.map(({ kind }) => kind) : []
  expect(kinds.slice(0, 3)).toEqual(['proposal', 'statement of work', 'access list'])
  expect(kinds.at(-1)).toBe('monthly report')
})

test('the list has groups, each from a kind on, those with nothing made up first; without groups it is one list', () => {
  const groupsOf = () => {
    const page = pageAt('/samples/')
    return page.type === 'SamplesPage' ? page.groups : []
  }
  const kinds = groupsOf().map(({ samples }) => [...new Set(samples.map(({ kind }) => kind))])
  expect(kinds).toEqual([
    ['acceptance report', 'security questionnaire', 'accessibility report', 'restore report'],
    ['proposal', 'statement of work', 'access list'],
    ['finding', 'licence comparison', 'roadmap', 'decision record'],
    ['pilot report', 'runbook'],
    ['contract record', 'intake record'],
    ['handover list', 'monthly report'],
  ])
  expect(groupsOf().flatMap(({ samples }) => samples)).toHaveLength(titlesAt('/samples/').length)
  copy.replace('content/pages/samples.md', /^groups:\n(?: .*\n)+/m, '')
  expect(groupsOf()).toEqual([])
})

test('a solution shows the samples that name it, and so does the list of solutions', () => {
  copy.replace(made, 'services: [tech-advisory]', 'solutions: [smart-docs]')
  expect(titlesAt('/solutions/smart-docs/')).toContain('The lamps are dark')
  expect(titlesAt('/solutions/')).toContain('The lamps are dark')
  expect(titlesAt('/solutions/contract-flow/')).not.toContain('The lamps are dark')
  expect(pageAt('/samples/a-made-sample/')).toMatchObject({
    related: [
      { kind: 'solution', slug: 'smart-docs' },
      { kind: 'caseStudy', slug: 'one-figure-for-the-board' },
    ],
  })
})

test('each service leads in its first view to the case study about it, what it hands over, or a study with it', () => {
  const examples = new Map(
    copy
      .load()
      .site.pages.flatMap((page) =>
        page.type === 'ServicePage' ? [[page.slug, page.example?.title] as const] : [],
      ),
  )
  expect([...examples].filter(([, title]) => title === undefined)).toEqual([])
  expect(examples.get('microsoft-copilot')).toBe('Worked example: Copilot for case files')
  expect(examples.get('ai-powered-transformations')).toBe('Read a sample pilot report')
  expect(examples.get('cognitive-computing-services')).toBe('Read a sample intake record')
  expect(examples.get('virtual-support-ecosystem')).toBe('Read a sample monthly report')
  expect(examples.get('enterprise-system-upgrades')).toBe('Read a sample runbook')
  expect(examples.get('cloud-infrastructure-optimization')).toBe('Read a sample finding')
})

test('a service without a sample leads to a case study with it', () => {
  const report = 'content/samples/emails-read-by-a-model.md'
  copy.replace(report, 'services: [ai-powered-transformations]', 'solutions: [smart-docs]')
  expect(pageAt('/services/automation-integration/ai-powered-transformations/')).toMatchObject({
    samples: [],
    example: { title: expect.stringMatching(/^Worked example: /) as string },
  })
})

test('each service shows a sample of what it hands over', () => {
  const services = copy.load().site.pages.filter((page) => page.type === 'ServicePage')
  expect(services.filter(({ samples }) => samples.length === 0).map(({ slug }) => slug)).toEqual([])
})

test('a sample that names a missing service is reported with the closest one', () => {
  copy.replace(made, 'tech-advisory', 'tech-advisry')
  expect(copy.issues()).toEqual([
    `${made}:18:14: related.services.0: no service has the slug "tech-advisry". Did you mean "tech-advisory"?`,
  ])
})

test('a sample of an unknown kind is reported with the known ones', () => {
  copy.replace(made, 'kind: finding', 'kind: invoice')
  expect(copy.issues()).toEqual([expect.stringMatching(`^${made}:3:1: kind: .*finding.*invoice`)])
})

test('a picture in a sample is an issue, since the PDF has none', () => {
  copy.write('content/samples/lamp.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
  copy.replace(made, 'Two lamps are out.', '![A lamp at the pier](./lamp.svg)')
  expect(copy.issues()).toEqual([`${made}:24:1: a sample shows no pictures: its PDF has none`])
})

test('the search names a sample by its kind', () => {
  const [document] = planSearchDocuments({
    pages: [pageAt('/samples/a-made-sample/')],
    synonyms: [],
    company: makeCompany(),
  })
  expect(document).toMatchObject({ kind: 'samples', title: 'Sample finding: The lamps are dark' })
  expect(document?.text).toContain('Two lamps are out.')
})

test('the search shows a service by its plain name alone, and finds it by its title', () => {
  const [document] = planSearchDocuments({
    pages: [pageAt('/services/operational-excellence/virtual-support-ecosystem/')],
    synonyms: [],
    company: makeCompany({ otherNameInSearch: 'Also called {{title}}.' }),
  })
  expect(document?.title).toBe('Managed help desk')
  expect(document?.names).toContain('Virtual support ecosystem')
  expect(document?.text).toContain('Also called Virtual support ecosystem.')
})

describe('a worked example', () => {
  const href = '/case-study/one-figure-for-the-board/'
  const company = () => copy.load().content.company

  test('is called so in search results and on the picture of shared links', () => {
    expect(
      planSearchDocuments({ pages: [pageAt(href)], synonyms: [], company: makeCompany() })[0]?.summary,
    ).toMatch(/^Worked example\. /)
    expect(planSocialImage(pageAt(href), company()).eyebrow).toBe('Worked example')
  })

  test('is not, where a client stands behind it', () => {
    copy.replace(
      'content/case-studies/one-figure-for-the-board.md',
      'illustrative: true',
      'illustrative: false',
    )
    expect(
      planSearchDocuments({ pages: [pageAt(href)], synonyms: [], company: makeCompany() })[0]?.summary,
    ).not.toMatch(/Worked example/)
    expect(planSocialImage(pageAt(href), company()).eyebrow).toBe('Case studies')
  })
})

test('the home page shows what a buyer asks for first, and a sample with nothing made up', () => {
  const home = pageAt('/')
  if (home.type !== 'HomePage') throw new Error('The home page has another type.')
  expect(home.samples).toMatchObject([{ kind: 'proposal' }, { illustrative: false }])
  expect(home.samples).toHaveLength(2)
})

test('a case study names its client and quotes them only where it is no worked example', () => {
  const study = 'content/case-studies/one-figure-for-the-board.md'
  const clientOf = () => {
    const page = pageAt('/case-study/one-figure-for-the-board/')
    return page.type === 'CaseStudyPage' ? page.client : undefined
  }
  const client = { name: 'Reef Foods', quote: 'We argue about other things now.', by: 'Ana Reis, finance' }
  copy.replace(study, 'sector:', `client: ${JSON.stringify(client)}\nsector:`)
  expect(clientOf()).toBeUndefined()
  copy.replace(study, 'illustrative: true', 'illustrative: false')
  expect(clientOf()).toEqual(client)
})
