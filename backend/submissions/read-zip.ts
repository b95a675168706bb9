import { unzipSync } from 'fflate'

/** A file within a ZIP, as the directory at its end says. */
export interface ZipEntry {
  name: string
  /** Bytes, unpacked, as far as the directory is to be believed. */
  size: number
}

/** Where the directory of a ZIP ends, and with it the file; undefined: these bytes end as no ZIP does. */
export function findDirectoryEnd(bytes: Buffer): number | undefined {
  const shortest = 22
  const longest = shortest + 65_535
  for (let at = bytes.length - shortest; at >= Math.max(0, bytes.length - longest); at--) {
    const isEnd = bytes.readUInt32LE(at) === 0x06054b50
    if (isEnd && at + shortest + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return undefined
}

/** What a ZIP holds, and the text of one small file of it. @throws Error when it is damaged. */
export function readZip(bytes: Buffer, wanted: string): { entries: ZipEntry[]; text: string | undefined } {
  const entries: ZipEntry[] = []
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries.push({ name, size: originalSize })
      return name === wanted && originalSize <= 1024 * 1024
    },
  })
  const found = unpacked[wanted]
  return { entries, text: found && Buffer.from(found).toString('utf8') }
}
