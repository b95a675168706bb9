import type { BuildPublication } from '../repositories/build-publications-repository'

/** What the public address answered. */
export interface PublicPage {
  status: number
  /** Hashes of the entries the page says it was built from. */
  hashes: readonly string[]
}

/**
 * Whether visitors see a publication: its text is at its address, or gone from it.
 *
 * @param earlier Hashes that the entry has had; what is to be gone must name none of them.
 */
export function isSeen(
  { action, hash }: Pick<BuildPublication, 'action' | 'hash'>,
  { status, hashes }: PublicPage,
  earlier: readonly string[],
): boolean {
  if (action === 'publish') return status === 200 && hash !== null && hashes.includes(hash)
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return true
  return status === 200 && !hashes.some((found) => earlier.includes(found))
}

const metaTag = /<meta\b[^>]*>/gi

/** Reads `<meta name="entry-hash" content="…">`, however it is written. */
export function readHashes(html: string): string[] {
  return [...html.matchAll(metaTag)]
    .filter(([tag]) => attributeOf(tag, 'name') === 'entry-hash')
    .flatMap(([tag]) => attributeOf(tag, 'content') ?? [])
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}
