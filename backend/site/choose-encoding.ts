/** How a file can be sent, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding a client likes best among those there are; the smaller one of equals.
 * A file that exists is always sent: identity answers even those who refuse everything.
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const wishes = parseWishes(acceptEncoding ?? '')
  const ranked = encodings
    .filter((encoding) => available.includes(encoding))
    .map((encoding) => ({ encoding, quality: wishes.get(encoding) ?? wishes.get('*') ?? unnamed(encoding) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked[0]?.encoding ?? 'identity'
}

/** Identity is fine when nothing is said of it, but less than anything that is asked for. */
const unnamed = (encoding: Encoding) => (encoding === 'identity' ? 0.0001 : 0)

function parseWishes(header: string): Map<string, number> {
  const wishes = header.split(',').map((wish): [string, number] => {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
    return [name, parseQuality(parameters.find((parameter) => parameter.startsWith('q=')))]
  })
  return new Map(wishes)
}

/** An unreadable quality counts as a refusal. */
function parseQuality(parameter: string | undefined): number {
  if (parameter === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(parameter) ? Number(parameter.slice(2)) : 0
}
