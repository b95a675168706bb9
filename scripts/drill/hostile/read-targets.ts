import { z } from 'zod'
import { policyReportPath } from '../../../contract/policy-report'

/** JSON Schema, as far as samples are made from it. */
export interface JsonSchema {
  $ref?: string | undefined
  type?: string | undefined
  format?: string | undefined
  pattern?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  minItems?: number | undefined
  minLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
}

const JsonSchemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(JsonSchemaSchema).optional(),
    oneOf: z.array(JsonSchemaSchema).optional(),
    properties: z.record(z.string(), JsonSchemaSchema).optional(),
    required: z.array(z.string()).optional(),
    items: JsonSchemaSchema.optional(),
    minItems: z.number().optional(),
    minLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
)

const ParameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  schema: JsonSchemaSchema,
})
export type Parameter = z.infer<typeof ParameterSchema>

const DescriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.unknown()),
        parameters: z.array(ParameterSchema).default([]),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: JsonSchemaSchema }) }) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), JsonSchemaSchema) }),
})

/** Something that can be called. */
export interface Target {
  method: string
  /** With parameters in braces, e.g. "/api/entries/{id}". */
  path: string
  isPublic: boolean
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
}

export interface Targets {
  all: readonly [Target, ...Target[]]
  /** Schemas that others refer to, by name. */
  schemas: Readonly<Record<string, JsonSchema>>
}

const page = (path: string, method = 'GET'): Target => ({
  method,
  path,
  isPublic: true,
  parameters: [],
  body: undefined,
})
/** What the contract doesn't describe: pages, pictures, forms without script, reports of browsers, metrics. */
const others = [
  ...['/', '/about/', '/blog/tides/', '/campaign', '/static/style.css', '/nowhere/'].map((path) =>
    page(path),
  ),
  ...['contact', 'application', 'comment'].map((form) => page(`/api/forms/${form}?post=tides`)),
  ...['/api/forms/contact/received?ref=K7QF-3M2P', '/api/media/0123456789/wave.webp', '/api/metrics'].map(
    (path) => page(path),
  ),
  page(policyReportPath, 'POST'),
]

/** Every endpoint that the running service describes, and what it serves besides. */
export async function readTargets(address: string): Promise<Targets> {
  const answer = await fetch(`${address}/api/openapi.json`)
  const { paths, components } = DescriptionSchema.parse(await answer.json())
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { security, parameters, requestBody }]): Target => ({
      method: method.toUpperCase(),
      path,
      isPublic: security.length === 0,
      parameters,
      body: requestBody?.content['application/json'].schema,
    })),
  )
  return { all: [page('/'), ...others, ...described], schemas: components.schemas }
}
