import { responsesOf, type Access, type Endpoint } from '../../contract/endpoint'
import { permissions, roles, rolesWith } from '../../contract/permissions'
import { createSchemaWriter, type JsonObject, type SchemaWriter } from './create-schema-writer'
import { statusTexts } from './status-texts'

/**
 * Describes calls of the contract by OpenAPI 3.1. Schemas with an id (`.meta({ id })`) become components.
 *
 * @param endpoints By their names, which become operation ids.
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
    info: { title: 'The API of the site', version: '1' },
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
  const { access, summary, request } = endpoint
  const parameters = [
    ...writer.parameters('path', request?.params),
    ...writer.parameters('query', request?.query),
  ]
  return {
    operationId,
    summary,
    description: describeAccess(access),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(request?.body && { requestBody: { required: true, ...writer.content(request.body, 'input') } }),
    responses: describeResponses(endpoint, writer),
  }
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Public.'
  if (access === 'signed-in') return 'Any account that is signed in.'
  const granted = rolesWith(access).map((role) => roles[role].title)
  return `Needs the permission \`${access}\` (${permissions[access]}). Roles: ${granted.join(', ')}.`
}

function describeResponses(endpoint: Endpoint, writer: SchemaWriter): JsonObject {
  const described = Object.entries(responsesOf(endpoint)).map(([status, schema]) => {
    const content = status === '204' ? {} : writer.content(schema, 'output')
    return [status, { description: statusTexts[status] ?? 'Answer', ...content }] as const
  })
  return Object.fromEntries(described)
}
