import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { describeApi } from '../backend/describe-api'
import { api } from '../contract/api'

const file = 'src/client/api-types.ts'
const heading = '/** Written from `contract/` by `npm run api-types`: change that, then run this. */\n'

/** The types of the API's endpoints, derived from the contract. */
async function planApiTypes(): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(describeApi(api)), { defaultNonNullable: false })
  return heading + astToString(nodes)
}

/**
 * Writes the types of the API client: `npm run api-types`. With `--check` it writes nothing, and fails when they are out
 * of date.
 */
async function writeApiTypes(isCheck: boolean): Promise<void> {
  const planned = await planApiTypes()
  if (!isCheck) await writeFile(file, planned)
  else if (planned !== (await readFile(file, 'utf8'))) {
    process.stderr.write(`${file} is out of date. Run: npm run api-types\n`)
    process.exitCode = 1
  }
}

void writeApiTypes(process.argv.includes('--check'))
