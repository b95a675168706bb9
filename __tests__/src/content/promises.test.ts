import { totalTime } from '../../../src/lib/total-time'
import { loadWholeContent } from '../../setup/whole-content'

test('each promise that can be checked leads to the place where it can be', () => {
  const { principles = [] } = loadWholeContent().content?.pages.about.data ?? {}
  expect(principles.length).toBeGreaterThan(5)
  for (const { title, href = '', linkText = '' } of principles) {
    expect(`${title}: ${href}`).toMatch(/: \/[\w/-]+\/#[\w-]+$/)
    expect(`${title}: ${linkText}`).toMatch(/: ./)
  }
})

test('the decision record that /about/ leads to is the one it shows a part of: the only real one', () => {
  const { pages, samples = [] } = loadWholeContent().content ?? {}
  const real = samples.filter(({ data }) => data.kind === 'decision record' && !data.illustrative)
  const links = (pages?.about.data.principles ?? []).map(({ href = '' }) => href.split('#')[0])
  expect(real).toHaveLength(1)
  expect(links).toContain(`/samples/${real[0]?.slug}/`)
})

test('a result of a case study has a figure only where it has the one before: others are circumstances', () => {
  const { caseStudies = [] } = loadWholeContent().content ?? {}
  expect(caseStudies.length).toBeGreaterThan(0)
  const alone = caseStudies.flatMap(({ data }) =>
    data.outcomes.filter(({ before, after }) => after !== undefined && before === undefined),
  )
  expect(alone.map(({ title }) => title)).toEqual([])
})

test('a case study takes as long as the service that it shows says', () => {
  const { caseStudies = [], services = [] } = loadWholeContent().content ?? {}
  const unlike = caseStudies.flatMap(({ slug, data }) => {
    const service = services.find((entry) => entry.slug === data.related.services[0])
    const [, least, most] = /^(\d+)–(\d+) weeks/.exec(totalTime(service?.data.steps ?? []) ?? '') ?? []
    const weeks = Number.parseInt(data.duration, 10)
    return Number(least) <= weeks && weeks <= Number(most)
      ? []
      : [`${slug}: ${weeks} weeks, ${service?.slug} ${least} to ${most}`]
  })
  expect(caseStudies.length).toBeGreaterThan(0)
  expect(unlike).toEqual([])
})
