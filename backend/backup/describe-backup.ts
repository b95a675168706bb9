import type { Manifest } from './manifest'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`

/** E.g. "12 kB" or "3.4 MB". */
export const describeSize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** A backup in a few lines, for operators. */
export function describeBackup({ at, version, migration, tables, files, missingFiles }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const from = `${at.slice(0, 19).replace('T', ' ')} UTC`
  return [
    `From ${from}, version ${version}, migration ${migration}`,
    `${count(tables.length, 'table')} with ${count(rows, 'row')}, ${count(files.length, 'file')} of ${describeSize(bytes)}`,
    ...(missingFiles.length === 0
      ? []
      : [
          `WARNING: the store of files has lost ${count(missingFiles.length, 'file')}: ${missingFiles.join(', ')}`,
        ]),
  ]
}
