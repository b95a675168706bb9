import type { StoredPicture } from '../repositories/pictures-repository'

type Address = Pick<StoredPicture, 'hash' | 'name'>

/** The URL of a picture on the site, as texts refer to it. */
export const pictureAddress = ({ hash, name }: Address) => `/media/${hash}/${name}.webp`

const pattern = /^(?:\/api)?\/media\/([0-9a-f]{10})\/([a-z0-9-]+)\.webp$/

/** Parses the URL of a picture, on the site or below /api; undefined for any other URL. */
export function readPictureAddress(pathname: string): Address | undefined {
  const [, hash, name] = pattern.exec(pathname) ?? []
  return hash !== undefined && name !== undefined ? { hash, name } : undefined
}

const longest = 60

/** A file name as part of a URL, e.g. "Wave (1).JPG" as "wave-1". */
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
