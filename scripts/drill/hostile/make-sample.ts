import type { Random } from '../../../src/sea-chart/random'
import { below, uuidOf } from '../random'
import type { JsonSchema, Targets } from './read-targets'

/** A record of the service, so that calls about it reach the code behind the checks. */
export interface Item {
  id: string
  version: number
}

interface SampleOptions {
  schemas: Targets['schemas']
  random: Random
  /** What the call is about. */
  item: Item
}

const words = ['Tides and what moves them', 'tides', 'harbor-watch', 'post', 'anna@berg.example'] as const
/** Texts that patterns and formats may ask for. */
const shaped = [
  ...words,
  ...['/about/', '/old-address/', '/media/0123456789/wave.webp', '2026-11-23', '2026-11-23T10:00:00.000Z'],
  ...['https://berg.example/', '1', '#123456', ''],
]

/** A value that fits the schema, or nearly: optional properties come and go. */
export function makeSample(schema: JsonSchema, options: SampleOptions, name = ''): unknown {
  const { schemas, random, item } = options
  const { $ref, anyOf, oneOf, type, properties = {}, required = [] } = schema
  if ($ref !== undefined) return makeSample(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, options, name)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[below(random, schema.enum.length)]
  const choices = anyOf ?? oneOf
  if (choices) return makeSample(choices[below(random, choices.length)] ?? {}, options, name)
  switch (type) {
    case 'object': {
      const wanted = Object.entries(properties).filter(
        ([key]) => required.includes(key) || random.chance(0.6),
      )
      return Object.fromEntries(wanted.map(([key, value]) => [key, makeSample(value, options, key)]))
    }
    case 'array': {
      const length = (schema.minItems ?? 0) + below(random, 3)
      return Array.from({ length }, () => makeSample(schema.items ?? {}, options, name))
    }
    case 'boolean':
      return random.chance()
    case 'null':
      return null
    case 'number':
    case 'integer': {
      if (name === 'version') return item.version
      const least = schema.minimum ?? 0
      return Math.max(least, Math.min(schema.maximum ?? 100, least + below(random, 100)))
    }
    default:
      return textOf(schema, options, name)
  }
}

function textOf(
  { format, pattern, minLength = 0 }: JsonSchema,
  { random, item }: SampleOptions,
  name: string,
) {
  if (format === 'uuid') return name === 'id' || random.chance() ? item.id : uuidOf(random)
  const isFit = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  const fit = format === undefined && pattern === undefined ? words : shaped.filter(isFit)
  const text = fit[below(random, fit.length)] ?? 'tides'
  return pattern === undefined ? text.padEnd(minLength, ' and more') : text
}
