import { createConfig, lintFromString } from '@redocly/openapi-core'
import { z } from 'zod'
import { describeApi } from '../../backend/describe-api'
import { api } from '../../contract/api'
import type { Endpoint } from '../../contract/endpoint'

const Fish = z.object({ name: z.string().describe('As on the label.') }).meta({ id: 'Fish' })
const feed = {
  method: 'PUT',
  path: '/api/ponds/:pond/fish/:id',
  access: 'entries.publish',
  summary: 'Feeds a fish.',
  request: {
    params: z.object({ pond: z.string(), id: z.uuid() }),
    query: z.object({ grams: z.coerce.number().default(2), why: z.string() }),
    body: z.strictObject({ food: z.string().default('flakes') }),
  },
  responses: { 200: Fish, 204: z.null() },
} as const satisfies Endpoint

describe('the OpenAPI description of an endpoint', () => {
  const described = describeApi({ feed })

  test('has its id, required role and parameters', () => {
    expect(described).toHaveProperty(['paths', '/api/ponds/{pond}/fish/{id}', 'put'])
    expect(described.paths).toMatchObject({
      '/api/ponds/{pond}/fish/{id}': {
        put: {
          operationId: 'feed',
          summary: 'Feeds a fish.',
          description:
            'Needs the permission `entries.publish` (review, publish and unpublish articles and case studies). Roles: Editor, Admin.',
          security: [{ token: [] }],
          parameters: [
            { name: 'pond', in: 'path', required: true },
            { name: 'id', in: 'path', required: true, schema: { format: 'uuid' } },
            { name: 'grams', in: 'query', required: false, schema: { default: 2 } },
            { name: 'why', in: 'query', required: true },
          ],
        },
      },
    })
  })

  test('forbids unknown keys in requests and allows responses to grow', () => {
    expect(JSON.stringify(described.paths)).toContain('"additionalProperties":false')
    expect(described.components).toMatchObject({
      schemas: {
        Fish: {
          type: 'object',
          properties: { name: { description: 'As on the label.' } },
          required: ['name'],
        },
      },
    })
    expect(described).not.toHaveProperty(['components', 'schemas', 'Fish', 'additionalProperties'])
  })

  test('lists every error that its input and permission can cause', () => {
    const path = ['paths', '/api/ponds/{pond}/fish/{id}', 'put', 'responses']
    for (const status of ['200', '204', '400', '401', '403', '429', '503']) {
      expect(described).toHaveProperty([...path, status, 'description'])
    }
    expect(described).toHaveProperty(
      [...path, '200', 'content', 'application/json', 'schema', '$ref'],
      '#/components/schemas/Fish',
    )
    expect(described).not.toHaveProperty([...path, '204', 'content'])
  })
})

test('every reference in the OpenAPI document resolves', () => {
  const described = describeApi(api)
  const text = JSON.stringify(described)
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(names).toContain('Employee')
  for (const name of names) expect(described).toHaveProperty(['components', 'schemas', name ?? ''])
  expect(text).not.toContain('$defs')
})

describe('the OpenAPI document', () => {
  /** What Redocly's linter is against, as lines. */
  async function lint(description: object): Promise<string[]> {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'info-license': 'off', // the API serves this site and is not offered to others
        'no-required-schema-properties-undefined': 'error',
        'operation-tag-defined': 'error',
        'operation-description': 'error',
        'no-unused-components': 'error',
        'no-ambiguous-paths': 'error',
        'paths-kebab-case': 'error',
      },
    })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    return problems.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} ${message} (${ruleId})`,
    )
  }

  test('passes the linter, with a server, and each call in a group', async () => {
    expect(await lint(describeApi(api))).toEqual([])
  })

  test('has no group without calls', () => {
    const described = describeApi(api) as {
      tags: { name: string }[]
      paths: Record<string, Record<string, { tags: string[] }>>
    }
    const used = Object.values(described.paths).flatMap((calls) =>
      Object.values(calls).flatMap(({ tags }) => tags),
    )
    expect(described.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted())
  })

  test('would not pass with a call that belongs to no group', async () => {
    expect(await lint(describeApi({ feed }))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^#\/paths\/~1api~1ponds.*operation-tag-defined/)]),
    )
  })

  test('names each key of a record by known names', () => {
    const fish = {
      method: 'GET',
      path: '/api/health/fish',
      access: 'public',
      summary: 'Counts fish.',
      responses: { 200: z.record(z.enum(['caught', 'free']), z.literal(7)) },
    } as const satisfies Endpoint
    expect(describeApi({ fish }).paths).toMatchObject({
      '/api/health/fish': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    properties: { caught: { const: 7 }, free: { const: 7 } },
                    required: ['caught', 'free'],
                  },
                },
              },
            },
          },
        },
      },
    })
  })
})
