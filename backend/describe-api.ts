import { z } from 'zod'
import { responsesOf, type Access, type Endpoint } from '../contract/endpoint'
import { permissions, roles, rolesWith } from '../contract/permissions'
import { apiTags, findTag } from './api-tags'

/**
 * Describes endpoints of the contract in OpenAPI 3.1. Schemas with an id (`.meta({ id })`) become components.
 *
 * @param endpoints By name; the names become operation ids.
 */
export function describeApi(endpoints: Record<string, Endpoint>): JsonObject {
  const writer = createSchemaWriter()
  const paths: Record<string, JsonObject> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(name, endpoint, writer) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the site',
      version: '1',
      description:
        'What the site, its forms, its workspace and its build call. Errors have a code and a message for people; see the component Error.',
    },
    servers: [{ url: '/', description: 'The address of this description.' }],
    tags: apiTags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: writer.components(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Access token of Microsoft Entra ID for this API, with the scope access_as_user.',
        },
      },
    },
  }
}

function describeCall(operationId: string, endpoint: Endpoint, writer: SchemaWriter): JsonObject {
  const { access, summary, reads, request } = endpoint
  const parameters = [
    ...writer.parameters('path', request?.params),
    ...writer.parameters('query', request?.query),
  ]
  const tag = findTag(endpoint.path)
  return {
    operationId,
    ...(tag !== undefined && { tags: [tag] }),
    summary,
    description: describeAccess(access) + (reads ? ` Recorded in the audit log as \`${reads}\`.` : ''),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(request?.body && { requestBody: { required: true, ...writer.content(request.body, 'input') } }),
    responses: describeResponses(endpoint, writer),
  }
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Public.'
  if (access === 'signed-in') return 'Any signed-in account.'
  const granted = rolesWith(access).map((role) => roles[role].title)
  const needed = typeof access === 'string' ? [access] : access
  const named = needed.map((permission) => `\`${permission}\` (${permissions[permission]})`)
  return `Needs the permission ${named.join(' or ')}. Roles: ${granted.join(', ')}.`
}

function describeResponses(endpoint: Endpoint, writer: SchemaWriter): JsonObject {
  const described = Object.entries(responsesOf(endpoint)).map(([status, schema]) => {
    const content = status === '204' ? {} : writer.content(schema, 'output')
    return [status, { description: statusTexts[status] ?? 'Answer', ...content }] as const
  })
  return Object.fromEntries(described)
}

/** What a status means in this API; its error code says more. */
const statusTexts: Record<string, string> = {
  200: 'Done.',
  201: 'Added.',
  204: 'Done, no content.',
  400: 'The request is invalid: `bad_request`.',
  401: 'The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`.',
  403: 'The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`.',
  404: 'Not found: `not_found`; or it has moved to another address: `moved`.',
  409: 'Conflict with the current state; the code says why.',
  413: 'The body is too large: `payload_too_large`.',
  415: 'The content type is not supported: `unsupported_media_type`.',
  422: 'The file contains malware: `malware_found`.',
  429: 'Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait.',
  503: 'Temporarily unavailable; the code says why.',
}

type JsonObject = Record<string, unknown>
type Direction = 'input' | 'output'

/** Converts schemas for OpenAPI, and collects those with an id as components. */
interface SchemaWriter {
  content: (schema: z.ZodType, direction: Direction) => JsonObject
  parameters: (place: 'path' | 'query', schema: z.ZodType | undefined) => JsonObject[]
  components: () => JsonObject
}

const Described = z.object({ description: z.string() })

function describedBy(schema: unknown): JsonObject {
  const { data } = Described.safeParse(schema)
  return data ?? {}
}

const WrittenSchema = z.looseObject({
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

function createSchemaWriter(): SchemaWriter {
  const components: JsonObject = {}

  const write = (schema: z.ZodType, direction: Direction) => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io: direction,
      override: (written) => {
        listKeys(written)
        if (direction === 'output') loosen(written)
      },
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
        ...describedBy(value),
        schema: value,
      }))
    },
  }
}

/** A record by names that are known is an object that has each of them. */
function listKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, required, additionalProperties: value } = jsonSchema
  if (propertyNames === undefined || required === undefined || typeof value !== 'object') return
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** Responses may gain keys that today's clients don't know; request bodies still forbid unknown keys. */
function loosen({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
