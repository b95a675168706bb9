import {
  buildASTSchema,
  isNonNullType,
  isObjectType,
  parse,
  validateSchema,
  type GraphQLObjectType,
} from 'gatsby/graphql'
import { z } from 'zod'
import { graphqlTypes } from '../../../src/gatsby/graphql-types'
import { made, shared, views } from '../../../src/gatsby/site/views'

/** What Gatsby itself brings: nodes and the directive that keeps it from guessing fields. */
const gatsbyTypes = 'interface Node { id: ID! } directive @dontInfer on OBJECT type Query { node: Node }'

/** The node types have their `id` from Gatsby. */
const sdl = graphqlTypes().replace(/(implements Node @dontInfer \{)/g, '$1\n  id: ID!')
const schema = buildASTSchema(parse(`${gatsbyTypes}\n${sdl}`))

function typeNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is not defined`)
  return type
}

test('the definitions are valid', () => {
  expect(validateSchema(schema)).toEqual([])
})

const schemas: [string, z.ZodObject][] = Object.entries({ ...views, ...shared, ...made })

test.each(schemas)(
  '%s has the fields of its schema, and only optional ones are nullable',
  (name, { shape }) => {
    const { id: _, ...fields } = typeNamed(name).getFields()
    const nullable = Object.entries(fields).map(([key, { type }]) => [key, !isNonNullType(type)])
    // A field with a default is always there once the content is read.
    const optional = Object.entries(shape).map(([key, field]) => [key, field instanceof z.ZodOptional])
    expect(Object.fromEntries(nullable)).toEqual(Object.fromEntries(optional))
  },
)

test.each([
  ['TechnologyPage', 'formerly', 'String'],
  ['JobPage', 'closes', 'String'],
  ['PostPage', 'updated', 'String'],
  ['PostPage', 'minutes', 'Int!'],
  ['JobPage', 'open', 'Boolean!'],
  ['ServicePage', 'needs', '[String!]!'],
  ['ServicePage', 'related', '[CardView!]!'],
  ['ServicePage', 'category', 'LinkView!'],
])('%s.%s is %s', (type, field, expected) => {
  expect(String(typeNamed(type).getFields()[field]?.type)).toBe(expected)
})

test('nested groups have types', () => {
  const steps = typeNamed('ServicePage').getFields()['steps']
  expect(String(steps?.type)).toBe('[ServicePageSteps!]!')
  expect(Object.keys(typeNamed('ServicePageSteps').getFields())).toEqual(['title', 'duration', 'text'])
})
