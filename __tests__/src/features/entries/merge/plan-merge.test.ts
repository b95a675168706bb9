import { planMerge } from '../../../../../src/features/entries/merge/plan-merge'
import { makePost } from '../../../../setup/make-entry'

const ancestor = makePost({
  fields: {
    title: 'Tides',
    tags: ['cost'],
    updated: '2026-01-01',
    seo: { title: 'About tides', description: 'What moves the water.' },
  },
  markdown: 'One.\n\nTwo.',
})
const { fields } = ancestor

test('fields and paragraphs that one side changed are taken from it, those in groups each by itself', () => {
  const mine = {
    ...ancestor,
    fields: { ...fields, title: 'High tides', seo: { ...fields.seo, title: 'About high tides' } },
    markdown: 'One!\n\nTwo.',
  }
  const theirs = {
    ...ancestor,
    fields: { ...fields, tags: ['cost', 'security'], seo: { ...fields.seo, description: 'The moon.' } },
    markdown: 'One.\n\nTwo?',
  }
  const { collisions, resolve } = planMerge({ ancestor, mine, theirs })
  expect(collisions).toEqual([])
  expect(resolve(() => 'mine')).toEqual({
    ...ancestor,
    fields: {
      ...fields,
      title: 'High tides',
      tags: ['cost', 'security'],
      seo: { title: 'About high tides', description: 'The moon.' },
    },
    markdown: 'One!\n\nTwo?',
  })
})

test('what both changed is asked for, with its name and the three texts', () => {
  const mine = { ...ancestor, fields: { ...fields, title: 'High tides' }, markdown: 'One!\n\nTwo.' }
  const theirs = { ...ancestor, fields: { ...fields, title: 'Low tides' }, markdown: 'One?\n\nTwo.' }
  const { collisions, resolve } = planMerge({ ancestor, mine, theirs })
  expect(collisions).toEqual([
    { id: 'fields.title', name: 'Title', ancestor: 'Tides', mine: 'High tides', theirs: 'Low tides' },
    { id: 'markdown.0', name: 'Text', ancestor: 'One.', mine: 'One!', theirs: 'One?' },
  ])
  expect(resolve((id) => (id === 'fields.title' ? 'theirs' : 'mine'))).toEqual({
    ...mine,
    fields: { ...fields, title: 'Low tides' },
  })
})

test('dates that publishing sets are never asked for', () => {
  const mine = { ...ancestor, fields: { ...fields, updated: '2026-05-01' } }
  const theirs = { ...ancestor, fields: { ...fields, updated: '2026-04-01' } }
  const { collisions, resolve } = planMerge({ ancestor, mine, theirs })
  expect([collisions, resolve(() => 'theirs')]).toEqual([[], mine])
})

test('a value that one side removed is removed', () => {
  const { tags: _, ...others } = fields
  const { resolve } = planMerge({ ancestor, mine: ancestor, theirs: { ...ancestor, fields: others } })
  expect(resolve(() => 'mine').fields).toEqual(others)
})
