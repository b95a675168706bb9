const longest = 60

/** The name of a file as a part of an address, e.g. "Wave (1).JPG" as "wave-1". */
export function pictureName(file: string): string {
  const plain = file
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longest)
  return words.replace(/^-+|-+$/g, '') || 'picture'
}
