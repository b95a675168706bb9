import { z } from 'zod'

export type JsonObject = Record<string, unknown>
type Direction = 'input' | 'output'

/** Writes schemas as OpenAPI wants them, gathering those with an id as components. */
export interface SchemaWriter {
  content: (schema: z.ZodType, direction: Direction) => JsonObject
  parameters: (place: 'path' | 'query', schema: z.ZodType | undefined) => JsonObject[]
  components: () => JsonObject
}

const WrittenSchema = z.looseObject({
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

export function createSchemaWriter(): SchemaWriter {
  const components: JsonObject = {}

  const write = (schema: z.ZodType, direction: Direction) => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io: direction,
      ...(direction === 'output' && { override: loosen }),
    })
    const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
    const { $defs, ...rest } = WrittenSchema.parse(JSON.parse(text))
    Object.assign(components, $defs)
    return rest
  }

  return {
    components: () => components,
    content: (schema, direction) => ({
      content: { 'application/json': { schema: write(schema, direction) } },
    }),
    parameters: (place, schema) => {
      if (!schema) return []
      const { properties = {}, required = [] } = write(schema, 'input')
      return Object.entries(properties).map(([name, value]) => ({
        name,
        in: place,
        required: required.includes(name),
        schema: value,
      }))
    },
  }
}

/** An answer may grow keys that today's clients do not know; a body that refuses unknown keys keeps saying so. */
function loosen({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
