import { z } from 'zod'
import { databaseTextFault, isDatabaseText } from '../database-values'

/** A value on its way to `T`: anything may still be missing, and nothing has its final length. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Loose<Exclude<T[Key], undefined>> | undefined }
    : T

/** Limits for drafts: far above those of complete entries, so that no text is lost. */
const longest = { text: 5_000, list: 100 } as const

/**
 * The schema for drafts of `schema`: the same keys, each optional; texts of any form up to 5,000 characters, lists up to
 * 100 entries, or as many as a complete list may have. Any value that fits `schema` fits this.
 */
export function loosen<S extends z.ZodType>(schema: S): z.ZodType<Loose<z.output<S>>> {
  return loosenAny(schema) as z.ZodType<Loose<z.output<S>>>
}

function loosenAny(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return loosenAny(schema.unwrap())
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, value]) => [key, loosenAny(value).optional()]),
      ),
    )
  if (schema instanceof z.ZodArray)
    return z.array(loosenAny(schema.element)).max(Math.max(longest.list, mostItems(schema)))
  if (schema instanceof z.ZodNumber) return z.number()
  if (schema instanceof z.ZodBoolean) return z.boolean()
  if (schema instanceof z.ZodEnum) return schema
  return DraftTextSchema
}

/** How many items a complete list may have; 0: it has no limit of its own. */
function mostItems({ def }: z.ZodArray): number {
  const limits = def.checks?.filter((check) => check instanceof z.core.$ZodCheckMaxLength) ?? []
  return Math.max(0, ...limits.map(({ _zod }) => _zod.def.maximum))
}

const DraftTextSchema = z.string().max(longest.text).refine(isDatabaseText, databaseTextFault)
