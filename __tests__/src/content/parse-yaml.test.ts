import { z } from 'zod'
import { formatIssue } from '../../../src/content/content-issue'
import { parseYaml } from '../../../src/content/parse-yaml'

const StepSchema = z.strictObject({ title: z.string().max(10), weeks: z.number() })
const Schema = z.strictObject({
  title: z.string(),
  seo: z.strictObject({ title: z.string(), description: z.string() }).optional(),
  tags: z.array(z.string().max(6)).default([]),
  steps: z.array(StepSchema).default([]),
})

const issuesOf = (text: string, linesBefore?: number) =>
  parseYaml(Schema, { file: 'content/made.yml', text, linesBefore }).issues.map(formatIssue)

test('returns a valid file with defaults', () => {
  const { data, issues } = parseYaml(Schema, {
    file: 'content/made.yml',
    text: 'title: Tides\ntags: [wind]\n',
  })
  expect(issues).toEqual([])
  expect(data).toEqual({ title: 'Tides', tags: ['wind'], steps: [] })
})

test('reports a wrong value at its key', () => {
  expect(issuesOf('tags: []\ntitle: 12\n')).toEqual([
    'content/made.yml:2:1: title: must be text, not the number 12. Put it in quotes: "12"',
  ])
})

test('reports a wrong nested value at its key', () => {
  expect(issuesOf('title: Tides\nseo:\n  title: A\n  description: 5\n')).toEqual([
    'content/made.yml:4:3: seo.description: must be text, not the number 5. Put it in quotes: "5"',
  ])
})

test('reports an unknown key where it is', () => {
  expect(issuesOf('title: Tides\nseo:\n  title: A\n  description: B\n  descripton: C\n')).toEqual([
    'content/made.yml:5:3: seo.descripton: unknown field. Allowed: title, description. Did you mean "description"?',
  ])
})

test('reports a missing key at its parent', () => {
  expect(issuesOf('title: Tides\nseo:\n  title: A\n')).toEqual([
    'content/made.yml:2:1: seo.description: required',
  ])
})

test('reports a missing top-level key at the first key', () => {
  expect(issuesOf('\ntags: []\n')).toEqual(['content/made.yml:2:1: title: required'])
})

test('reports a list item at the item, in both list styles', () => {
  expect(issuesOf('title: Tides\ntags: [wind, a long word]\n')).toEqual([
    'content/made.yml:2:14: tags.1: must be at most 6 characters, not 11 ("a long word")',
  ])
  expect(issuesOf('title: Tides\ntags:\n  - wind\n  - a long word\n')).toEqual([
    'content/made.yml:4:5: tags.1: must be at most 6 characters, not 11 ("a long word")',
  ])
})

test('reports a key of a list item at the key', () => {
  expect(
    issuesOf('title: Tides\nsteps:\n  - title: Sound\n    weeks: 2\n  - title: Sail\n    weeks: two\n'),
  ).toEqual(['content/made.yml:6:5: steps.1.weeks: must be a number, not "two"'])
})

test('reports a missing key of a list item at the item', () => {
  expect(issuesOf('title: Tides\nsteps:\n  - title: Sound\n')).toEqual([
    'content/made.yml:3:5: steps.0.weeks: required',
  ])
})

test('counts lines of front matter from the top of the file', () => {
  expect(issuesOf('title: 12\n', 1)).toEqual([
    'content/made.yml:2:1: title: must be text, not the number 12. Put it in quotes: "12"',
  ])
})

test('an empty file lacks its required keys', () => {
  expect(issuesOf('')).toEqual(['content/made.yml:1:1: title: required'])
})

test('reports invalid YAML where it goes wrong', () => {
  const [issue, ...others] = issuesOf('title: Tides\ntags: [wind\n')
  expect(others).toEqual([])
  expect(issue).toMatch(/^content\/made\.yml:[23]:1: a list that begins with \[ must end with \]$/)
})

test('rejects duplicate keys', () => {
  expect(issuesOf('title: Tides\ntitle: Wind\n')).toEqual([
    expect.stringMatching(/^content\/made\.yml:2:1: this field stands twice: remove one$/),
  ])
})

test('reports all issues of a file at once', () => {
  expect(issuesOf('titel: Tides\ntags: [a long word]\nsteps: none\n')).toEqual([
    'content/made.yml:1:1: title: required',
    'content/made.yml:2:8: tags.0: must be at most 6 characters, not 11 ("a long word")',
    'content/made.yml:3:1: steps: must be a list, not "none"',
    'content/made.yml:1:1: titel: unknown field. Allowed: title, seo, tags, steps. Did you mean "title"?',
  ])
})
