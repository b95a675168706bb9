import { parse } from 'yaml'
import { parseFigure } from '../../../contract/content/parse-figure'
import { jsonSchemas } from '../../../src/content/json-schemas'
import { planSnippets, type Snippet } from '../../../src/content/plan-snippets'

const slugs = {
  services: ['advice', 'repair'],
  technologies: ['steam'],
  solutions: ['locks'],
  caseStudies: ['mill'],
  people: [],
  tags: ['cost'],
}
const kinds = jsonSchemas(slugs)
const snippets = planSnippets(kinds, slugs)
const skeletons = kinds.flatMap(({ noun, schema }) => {
  const snippet = snippets[`New ${noun ?? ''}`]
  return snippet ? [{ noun, schema, snippet }] : []
})

describe('planSnippets', () => {
  it('has a template for everything an author may add', () => {
    expect(skeletons.map(({ snippet }) => snippet.prefix)).toEqual([
      'new-redirect',
      'new-tag',
      'new-service-category',
      'new-service',
      'new-technology-category',
      'new-technology',
      'new-solution',
      'new-sample',
      'new-article',
      'new-case-study',
      'new-job',
      'new-person',
      'new-legal-page',
    ])
  })

  it.each(skeletons)('includes every required key of a $noun', ({ schema, snippet }) => {
    const entry = frontMatterOf(snippet)
    const required = schema.items?.required ?? schema.required ?? []
    expect(Object.keys(entry)).toEqual(expect.arrayContaining([...required]))
  })

  it.each(skeletons)('has a placeholder for every value in a $noun', ({ snippet }) => {
    const answers = leavesOf(frontMatterOf(snippet))
    expect(answers.filter((answer) => !/^todo$|\{\{todo\}\}|^--$/.test(answer))).toEqual([])
  })

  it('has a template for a figure, which can be drawn as it stands', () => {
    const filled = (snippets['New figure']?.body ?? [])
      .slice(1, -1)
      .join('\n')
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, hint: string) => hint.replace(/\\(.)/g, '$1'))
      .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    expect(parseFigure(filled)).toMatchObject({ figure: { type: 'bars' }, faults: [] })
  })

  it('offers slugs and values of company.yml, in front matter too', () => {
    expect(snippets['Slug of a service']).toMatchObject({
      scope: 'markdown,yaml',
      body: ['${1|advice,repair|}'],
    })
    expect(snippets['Value of company.yml']?.body[0]).toMatch(
      /^\{\{company\.\$\{1\|name,.*\bemails\.general\b.*\|\}\}\}$/,
    )
  })

  it('numbers the tab stops in reading order', () => {
    const stops = [...(snippets['New job']?.body.join('\n') ?? '').matchAll(/\$\{(\d+)/g)].map(([, stop]) =>
      Number(stop),
    )
    expect(stops).toEqual(stops.map((_, index) => index + 1))
  })
})

/** The YAML that VS Code would insert if nothing were filled in; today's date becomes "--". */
function frontMatterOf({ body }: Snippet): Record<string, unknown> {
  const text = body
    .join('\n')
    .replace(/\$CURRENT_\w+/g, '')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, hint: string) => hint.replace(/\\(.)/g, '$1'))
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
  const value: unknown = parse(text.startsWith('---') ? (text.split('---\n')[1] ?? '') : text)
  return (Array.isArray(value) ? value[0] : value) as Record<string, unknown>
}

function leavesOf(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  return [String(value)]
}
