import { figureTypes } from '../../contract/content/parse-figure'
import { type ContentKind, type JsonSchema, type KnownSlugs, jsonSchemas } from './json-schemas'

/** An entry of a VS Code snippet file. */
export interface Snippet {
  /** What a person types before pressing Tab. */
  prefix: string
  /** Language ids. VS Code takes front matter for YAML inside Markdown. */
  scope: string
  description: string
  body: readonly string[]
  /** Whether it makes up a whole file. */
  isFileTemplate?: boolean
}

type Snippets = Record<string, Snippet>

/** Skeletons of everything a person may add to `content/`, and pick lists of slugs and tokens. Pure. */
export function planSnippets(kinds: readonly ContentKind[], slugs: KnownSlugs): Snippets {
  const company = kinds.find(({ name }) => name === 'company')
  const skeletons = kinds.flatMap((kind): [string, Snippet][] =>
    kind.noun === undefined ? [] : [[`New ${kind.noun}`, skeleton(kind, kind.noun)]],
  )
  return {
    ...Object.fromEntries(skeletons),
    'New figure': figure(),
    'Slug of a service': pick('slug-service', 'A service, by its slug.', slugs.services),
    'Slug of a technology': pick('slug-technology', 'A technology, by its slug.', slugs.technologies),
    'Slug of a solution': pick('slug-solution', 'A solution, by its slug.', slugs.solutions),
    'Slug of a case study': pick('slug-case-study', 'A case study, by its slug.', slugs.caseStudies),
    'Slug of a tag': pick('slug-tag', 'A tag, by its slug.', slugs.tags),
    ...(company && { 'Value of company.yml': token(company.schema) }),
  }
}

function skeleton({ name, files, schema }: ContentKind, noun: string): Snippet {
  const prefix = `new-${noun.replaceAll(' ', '-')}`
  const writer = new SkeletonWriter()
  if (files.endsWith('.yml')) {
    return { prefix, scope: 'yaml', description: `A ${noun} for ${files}.`, body: writer.items(schema, 1) }
  }
  const frontMatter = writer.mapping(schema)
  const heading = `## ${writer.placeholder('Heading of the text’s first part.')}`
  const body = ['---', ...frontMatter, '---', heading, '', '$0']
  return {
    prefix,
    scope: 'markdown',
    description: `A whole file: ${name} (${files}).`,
    body,
    isFileTemplate: true,
  }
}

/** Bars, as the figure that is asked for most; its first line names the others. */
const figure = (): Snippet => ({
  prefix: 'new-figure',
  scope: 'markdown',
  description: 'A figure drawn from numbers in the text.',
  body: [
    '```figure',
    `type: ${choice(1, figureTypes)}`,
    `caption: \${2:${escape('{{todo}} What to see in it.')}}`,
    'unit: ${3:hours}',
    '',
    '${4:First}: ${5:22}',
    '${6:Second}: ${7:14}',
    '```',
  ],
})

const pick = (prefix: string, description: string, values: readonly string[]): Snippet => ({
  prefix,
  scope: 'markdown,yaml',
  description,
  body: [choice(1, values)],
})

function token(company: JsonSchema): Snippet {
  const description = 'A value of company.yml, put in when the site is built.'
  return {
    prefix: 'token',
    scope: 'markdown,yaml',
    description,
    body: [`{{company.${choice(1, textKeys(company))}}}`],
  }
}

/** Dotted keys of all texts outside lists, e.g. "emails.general". */
function textKeys({ type, properties = {} }: JsonSchema, path: readonly string[] = []): string[] {
  if (type === 'string') return [path.join('.')]
  return Object.entries(properties).flatMap(([key, value]) => textKeys(value, [...path, key]))
}

/**
 * Writes a schema as YAML with tab stops. Whatever is left unanswered says "todo", which the content check
 * refuses: as an unknown token in texts, as a wrong value elsewhere. Dates start as today.
 */
class SkeletonWriter {
  private stops = 0

  mapping({ properties = {}, required = [] }: JsonSchema): string[] {
    return Object.entries(properties).flatMap(([key, value]) => {
      const isLeftOut = !required.includes(key) && value.default === undefined
      const isScalarWithDefault =
        value.default !== undefined && value.type !== 'object' && value.type !== 'array'
      return isLeftOut || isScalarWithDefault
        ? [`# ${key}: ${comment(value, 'Optional.')}`]
        : this.field(key, value)
    })
  }

  items({ items = {} }: JsonSchema, count: number): string[] {
    return Array.from({ length: count }).flatMap(() => {
      const [first = '', ...others] = items.type === 'object' ? this.mapping(items) : [this.scalar(items)]
      return [`- ${first}`, ...others.map(indent)]
    })
  }

  placeholder(hint: string): string {
    return `\${${++this.stops}:${escape(`{{todo}} ${hint}`)}}`
  }

  private field(key: string, value: JsonSchema): string[] {
    const { type, items, minItems = 0 } = value
    if (type === 'object') {
      const fields = this.mapping(value).map(indent)
      const mark = fields.every((line) => line.startsWith('  #')) ? '# ' : '' // else it would be null
      return [`${mark}${key}: # ${comment(value)}`, ...fields]
    }
    if (type !== 'array') return [`${key}: ${this.scalar(value)}`]
    if (items?.enum) {
      const values = items.enum
      const slugs = Array.from({ length: Math.max(minItems, 1) }, () => this.choice(values))
      return [`${key}: [${slugs.join(', ')}] # ${comment(value)}`]
    }
    if (minItems === 0) return [`${key}: [] # ${comment(value)}`]
    return [`${key}: # ${comment(value)}`, ...this.items(value, minItems).map(indent)]
  }

  private scalar({ type, format, enum: values, description = '' }: JsonSchema): string {
    const hint = `# ${escape(description)}`
    if (values) return `${this.choice(values)} ${hint}`
    if (type === 'boolean') return `${this.choice([true, false])} ${hint}`
    if (type === 'number') return `\${${++this.stops}:todo} ${hint}`
    if (format === 'date') return `"\${${++this.stops}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}" ${hint}`
    return `"${this.placeholder(description.replaceAll('"', "'"))}"`
  }

  private choice(values: readonly unknown[]): string {
    return choice(++this.stops, ['todo', ...values.map(String)])
  }
}

function comment({ description = '', minItems = 0, maxItems }: JsonSchema, prefix?: string): string {
  const amount = maxItems === undefined ? undefined : `${minItems}-${maxItems} entries.`
  return escape([prefix, description, amount].filter((part) => part !== undefined).join(' '))
}

const choice = (stop: number, values: readonly string[]) =>
  `\${${stop}|${values.map((value) => value.replace(/[\\,|]/g, '\\$&')).join(',')}|}`

/** Escapes "$", "}" and backslash, which are special in a snippet. */
const escape = (text: string) => text.replace(/[\\$}]/g, '\\$&')

const indent = (line: string) => `  ${line}`

/** Files that editors read to help in `content/`: path from the project's root to its JSON. Pure. */
export function planEditorFiles(slugs: KnownSlugs): Record<string, unknown> {
  const kinds = jsonSchemas(slugs)
  return {
    ...Object.fromEntries(kinds.map(({ name, schema }) => [`content/.schemas/${name}.json`, schema])),
    '.vscode/content.code-snippets': planSnippets(kinds, slugs),
  }
}
