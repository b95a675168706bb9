import { parseArgs } from 'node:util'
import { describeBackup } from './backup/describe-backup'
import { restore } from './backup/restore'
import { verifyArchive } from './backup/verify-archive'
import { withStores } from './backup/with-stores'
import { readEnv } from './env'

const usage = 'Usage: npm run restore -- FILE [--replace] | --check FILE'

/**
 * `npm run restore -- FILE`: puts a backup into the database and the store of files that the environment names. "--check"
 * only reads it.
 */
async function main(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0 || (values.check && values.replace)) throw new Error(usage)
  if (values.check) return ['The backup is complete', ...describeBackup(await verifyArchive(file))]
  const { manifest, heldEmails } = await withStores(readEnv(), (stores) =>
    restore({ ...stores, replaces: values.replace }, file),
  )
  return [
    'Restored, and compared with the backup',
    ...describeBackup(manifest),
    ...(heldEmails === 0
      ? []
      : [`Emails held, which may have been sent since: ${heldEmails}. See /admin/outbox/, "unsure"`]),
  ]
}

main().then(
  (lines) => void process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
