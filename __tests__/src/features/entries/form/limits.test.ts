import { z } from 'zod'
import { CaseStudySchema, JobSchema, PostSchema } from '../../../../../contract/content/entry-schemas'
import { counts, describeLength, lastWeek, limits } from '../../../../../src/features/entries/form/limits'

interface Json {
  properties?: Record<string, Json>
  items?: Json
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maximum?: number
}

const schemas = { post: PostSchema, study: CaseStudySchema, job: JobSchema }

/** What the contract says of a field, e.g. of "post.seo.title" or "study.outcomes.*.text". */
function find(place: string): Json {
  const [kind = '', ...path] = place.split('.')
  const whole = z.toJSONSchema(schemas[kind as keyof typeof schemas], { io: 'input' }) as Json
  return path.reduce((json, key) => (key === '*' ? json.items : json.properties?.[key]) ?? {}, whole)
}

test.each([
  ['post.title', limits.title],
  ['study.title', limits.title],
  ['job.title', limits.title],
  ['post.lead', limits.lead],
  ['study.tagline', limits.tagline],
  ['job.tagline', limits.tagline],
  ['post.author', limits.author],
  ['post.seo.title', limits.seoTitle],
  ['post.seo.description', limits.seoDescription],
  ['post.cover.alt', limits.alt],
  ['study.sector', limits.label],
  ['study.size', limits.label],
  ['study.duration', limits.label],
  ['job.team', limits.label],
  ['study.timeline.*.label', limits.partLabel],
  ['study.timelineCaption', limits.timelineCaption],
  ['study.outcomes.*.title', limits.outcomeTitle],
  ['study.outcomes.*.text', limits.sentence],
  ['job.does.*', limits.sentence],
])('the length of %s is the contract’s', (place, [least, most]) => {
  expect(find(place)).toMatchObject({ minLength: least, maxLength: most })
})

test.each([
  ['post.tags', counts.tags],
  ['post.related.services', counts.postServices],
  ['post.related.technologies', counts.postTechnologies],
  ['study.related.services', counts.studyServices],
  ['study.related.technologies', counts.studyTechnologies],
  ['study.timeline', counts.timeline],
  ['study.outcomes', counts.outcomes],
  ['job.does', counts.does],
  ['job.brings', counts.brings],
  ['job.gets', counts.gets],
])('how many %s there may be is the contract’s', (place, [least, most]) => {
  const { minItems = 0, maxItems } = find(place)
  expect([minItems, maxItems]).toEqual([least, most])
})

test('the last week is the contract’s', () => {
  expect(find('study.timeline.*.to').maximum).toBe(lastWeek)
})

test.each([
  [0, '0 of 80', false],
  [2, '2, at least 3', false],
  [3, '3 of 80', true],
  [80, '80 of 80', true],
  [81, '81 of 80', false],
])('%i characters of 3 to 80 read "%s"', (length, text, fits) => {
  expect(describeLength(length, [3, 80])).toEqual({ text, fits })
})
