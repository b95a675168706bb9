import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { RoleEntrySchema, type RoleEntry } from '../../contract/employee'
import { parseOrExplain } from '../../contract/parse-or-explain'

const SamplesSchema = z.object({
  accounts: z.array(RoleEntrySchema.extend({ role: RoleEntrySchema.shape.role.nullable() })),
})

/**
 * Reads sample employees from a JSON file; skips accounts whose role is null.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export async function readSamples(file: string): Promise<RoleEntry[]> {
  const { accounts } = parseOrExplain(SamplesSchema, await readJson(file), (at) =>
    [file, ...at.map(String)].join(': '),
  )
  return accounts.flatMap(({ email, role }) => (role === null ? [] : [{ email, role }]))
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file}: expected a JSON file with accounts. Check SAMPLE_EMPLOYEES.`, { cause })
  }
}
