import { mayHaveReadingParts } from '../../../../../contract/content/reading-parts'
import { toolGroupsFor } from '../../../../../src/features/entries/editor/tools'

const titlesFor = (kind: Parameters<typeof mayHaveReadingParts>[0]) =>
  toolGroupsFor(mayHaveReadingParts(kind))
    .flat()
    .map(({ title }) => title)

test('the editor offers code, notes and footnotes where the build accepts them', () => {
  const refused = ['Note', 'Code block', 'Footnote']
  for (const kind of ['post', 'case-study', 'job', 'sample', 'legal'] as const)
    expect(titlesFor(kind)).toEqual(expect.arrayContaining(refused))
  for (const kind of ['service', 'technology', 'solution', 'page-about', 'service-category'] as const) {
    expect(titlesFor(kind)).toContain('Table')
    expect(titlesFor(kind).filter((title) => refused.includes(title))).toEqual([])
  }
})
