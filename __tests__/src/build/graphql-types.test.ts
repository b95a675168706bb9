import {
  buildASTSchema,
  isNonNullType,
  isObjectType,
  parse,
  validateSchema,
  type GraphQLObjectType,
} from 'gatsby/graphql'
import { graphqlTypes } from '../../../src/build/graphql-types'
import { shared, views } from '../../../src/build/site/views'

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

test('the definitions parse and fit together', () => {
  expect(validateSchema(schema)).toEqual([])
})

test.each(Object.entries({ ...views, ...shared }))(
  '%s has every field of its schema, and may lack the optional ones alone',
  (name, view) => {
    const { id: _, ...fields } = typeNamed(name).getFields()
    const expected = Object.entries(view.shape).map(([key, field]) => [
      key,
      field.safeParse(undefined).success ? 'optional' : 'there',
    ])
    const found = Object.entries(fields).map(([key, { type }]) => [
      key,
      isNonNullType(type) ? 'there' : 'optional',
    ])
    // A field with a default is always there once the content is read.
    const withDefault = Object.entries(view.shape).flatMap(([key, field]) =>
      field.safeParse(undefined).data === undefined ? [] : [key],
    )
    expect(Object.fromEntries(found)).toEqual({
      ...Object.fromEntries(expected),
      ...Object.fromEntries(withDefault.map((key) => [key, 'there'])),
    })
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

test('groups within a page have types of their own', () => {
  const steps = typeNamed('ServicePage').getFields()['steps']
  expect(String(steps?.type)).toBe('[ServicePageSteps!]!')
  expect(Object.keys(typeNamed('ServicePageSteps').getFields())).toEqual(['title', 'duration', 'text'])
})
