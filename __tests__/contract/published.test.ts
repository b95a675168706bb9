import { randomUUID } from 'node:crypto'
import { PublishedEntrySchema } from '../../contract/published'
import { loadWholeContent } from '../setup/whole-content'

test('a solution that was published before there were facts at a glance can still be built', () => {
  const [solution] = loadWholeContent().content?.solutions ?? []
  if (!solution) throw new Error('content/ has no solution')
  const { glance, ...fields } = solution.data
  expect(glance).toBeDefined()
  const published = {
    id: randomUUID(),
    kind: 'solution',
    slug: solution.slug,
    markdown: 'Text.',
    hash: '0',
    modified: '2026-11-27',
    fields,
  }
  expect(PublishedEntrySchema.safeParse(published).error).toBeUndefined()
})
