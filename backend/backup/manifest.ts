import { z } from 'zod'

const HashSchema = z.string().regex(/^[a-f\d]{64}$/)
const CountSchema = z.int().min(0)

const TableSchema = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: CountSchema,
  sha256: HashSchema.describe('Of the sorted SHA-256 hashes of its rows: their order doesn’t matter.'),
})
export type BackedUpTable = z.output<typeof TableSchema>

const FileSchema = z.object({
  id: z.uuid(),
  type: z.enum(['pdf', 'docx']),
  size: CountSchema,
  sha256: HashSchema,
})
export type BackedUpFile = z.output<typeof FileSchema>

/** The last entry of a backup: what the others must contain. */
export const ManifestSchema = z.object({
  format: z.literal(1),
  version: z.string().describe('Of the program that made the backup.'),
  at: z.iso.datetime().describe('Time of the database’s snapshot.'),
  migration: z.string().describe('The last migration of the database.'),
  tables: z.array(TableSchema),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(FileSchema),
  missingFiles: z
    .array(z.uuid())
    .describe('Files that the database names and the store didn’t have, although nobody deleted them.'),
})
export type Manifest = z.output<typeof ManifestSchema>

export const manifestName = 'manifest.json'
