import { z } from 'zod'
import { made, shared, views } from './site/views'

/** The parts of JSON Schema that the views use. */
interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
}

/** GraphQL definitions of all node types and of what queries make of them, from their Zod schemas: there is one source. */
export function graphqlTypes(): string {
  const definitions = new Map<string, string>()
  const add = (schemas: Readonly<Record<string, z.ZodType>>, suffix?: string) => {
    for (const [name, schema] of Object.entries(schemas)) {
      const json = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema
      for (const [id, definition] of Object.entries(json.$defs ?? {})) define(id, definition, definitions)
      define(name, json, definitions, suffix)
    }
  }
  add({ ...views, ...shared }, ' implements Node @dontInfer')
  add(made)
  return [...definitions.values()].join('\n\n')
}

function define(
  name: string,
  { properties = {}, required = [] }: JsonSchema,
  definitions: Map<string, string>,
  suffix = '',
): void {
  const fields = Object.entries(properties).map(([key, value]) => {
    const type = typeOf(value, `${name}${key[0]?.toUpperCase()}${key.slice(1)}`, definitions)
    return `  ${key}: ${type}${required.includes(key) ? '!' : ''}`
  })
  definitions.set(name, `type ${name}${suffix} {\n${fields.join('\n')}\n}`)
}

/** GraphQL name of a JSON Schema type; nested objects are defined under the name of their place. */
function typeOf(schema: JsonSchema, name: string, definitions: Map<string, string>): string {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
  switch (schema.type) {
    case 'array':
      return `[${typeOf(schema.items ?? {}, name, definitions)}!]`
    case 'object':
      define(name, schema, definitions)
      return name
    case 'integer':
      return 'Int'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    default:
      return 'String'
  }
}
