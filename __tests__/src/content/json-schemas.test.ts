import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { formatIssue } from '../../../src/content/content-issue'
import { jsonSchemas, type ContentKind, type JsonSchema } from '../../../src/content/json-schemas'
import { planEditorFiles } from '../../../src/content/plan-snippets'
import { readKnownSlugs } from '../../../src/gatsby/read-known-slugs'

const root = process.cwd()
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

const slugs = {
  services: ['advice'],
  technologies: ['steam'],
  solutions: ['locks'],
  caseStudies: ['mill'],
  people: [],
  tags: ['cost'],
}
const kinds = jsonSchemas(slugs)
const find = (name: string) => kinds.find((kind) => kind.name === name)?.schema ?? {}

/** A value inside a schema; a number stands for the entries of a list. */
function at(schema: JsonSchema | undefined, ...keys: (string | number)[]): JsonSchema | undefined {
  return keys.reduce<JsonSchema | undefined>(
    (current, key) => (typeof key === 'number' ? current?.items : current?.properties?.[key]),
    schema,
  )
}

describe('the files of npm run schemas', () => {
  const files = planEditorFiles(readKnownSlugs(root))
  const schemaFiles = Object.keys(files).filter((file) => file.startsWith('content/.schemas/'))

  it('match the content schemas, the trees and the file names', () => {
    // YAML reads JSON with the trailing commas that snippet files are formatted with.
    const stale = Object.entries(files).filter(
      ([file, value]) => JSON.stringify(parse(read(file))) !== JSON.stringify(value),
    )
    expect(
      stale.map(([file]) => `${file} is out of date: run "npm run schemas" and commit what it writes`),
    ).toEqual([])
  })

  it('are the only ones in their folder', () => {
    const found = readdirSync(`${root}/content/.schemas`).map((name) => `content/.schemas/${name}`)
    expect(found.sort()).toEqual([...schemaFiles].sort())
  })
})

describe('jsonSchemas', () => {
  it('assigns each content file exactly one schema', () => {
    const files = readdirSync(`${root}/content`, { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(md|yml)$/.test(file))
    const kindsOf = (file: string) => kinds.filter((kind) => covers(kind, file)).map(({ name }) => name)
    expect(files.filter((file) => kindsOf(file).length !== 1)).toEqual([])
  })

  it('describes every field', () => {
    const bare = kinds.flatMap(({ name, schema }) => fieldsWithoutDescription(schema, [name]))
    expect(bare).toEqual([])
  })

  it('rejects unknown keys, and does not require keys with a default', () => {
    expect(find('article')).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      additionalProperties: false,
    })
    expect(find('article').required).not.toContain('related')
  })

  it('lists the slugs for fields that name another page', () => {
    expect(at(find('service'), 'related', 'services', 0)?.enum).toEqual(['advice'])
    expect(at(find('service'), 'related', 'technologies', 0)?.enum).toEqual(['steam'])
    expect(at(find('service-category'), 'guide', 0, 'choose')?.enum).toEqual(['advice'])
    expect(at(find('technology-category'), 'guide', 0, 'choose')?.enum).toEqual(['steam'])
    expect(at(find('technology'), 'neighbours', 0, 'technology')?.enum).toEqual(['steam'])
    expect(at(find('article'), 'tags', 0)?.enum).toEqual(['cost'])
    expect(at(find('page-home'), 'example', 'caseStudy')?.enum).toEqual(['mill'])
  })

  it('allows any slug for articles, and for a tag itself', () => {
    expect(at(find('service'), 'related', 'posts', 0)).toHaveProperty('pattern')
    expect(at(find('service'), 'related', 'posts', 0)).not.toHaveProperty('enum')
    expect(at(find('tags'), 0, 'slug')).not.toHaveProperty('enum')
  })

  it('gives the limits of fields that are narrower than their type', () => {
    expect(at(find('case-study'), 'timeline', 0, 'label')?.description).toMatch(/ 2-28 characters\.$/)
  })
})

describe('the editor settings', () => {
  it('assign each YAML file its schema', () => {
    const expected = kinds
      .filter(({ files }) => files.endsWith('.yml'))
      .map(({ name, files }) => [`./content/.schemas/${name}.json`, files])
    expect(parse(read('.vscode/settings.json'))).toHaveProperty(
      ['yaml.schemas'],
      Object.fromEntries(expected),
    )
  })

  it('match the output of the content check', () => {
    const { tasks } = parse(read('.vscode/tasks.json')) as {
      tasks: { problemMatcher: { pattern: { regexp: string } } }[]
    }
    const issue = {
      file: 'content/blog/hello.md',
      line: 3,
      column: 7,
      message: 'tags.0: expected a tag, found "x"',
    }
    const pattern = new RegExp(tasks[0]?.problemMatcher.pattern.regexp ?? '')
    expect(pattern.exec(formatIssue(issue))?.slice(1)).toEqual([issue.file, '3', '7', issue.message])
  })
})

function covers({ files, except }: ContentKind, file: string): boolean {
  const matches = (glob: string) =>
    new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file)
  return matches(files) && !(except !== undefined && matches(except))
}

function fieldsWithoutDescription({ properties = {}, items }: JsonSchema, path: readonly string[]): string[] {
  const own = Object.entries(properties).flatMap(([key, value]) => [
    ...(value.description ? [] : [[...path, key].join('.')]),
    ...fieldsWithoutDescription(value, [...path, key]),
  ])
  return [...own, ...(items ? fieldsWithoutDescription(items, path) : [])]
}
