import { longestPictureTitle } from '../../contract/picture'
import type { StoredPicture } from '../repositories/pictures-repository'

interface Address extends Pick<StoredPicture, 'hash' | 'name'> {
  /** Of the form that is meant; null or undefined: the present one. */
  edition?: string | null | undefined
  /** Whether the small picture is meant. Default: no. */
  isSmall?: boolean
}

/** The URL of a picture on the site, as texts refer to it; of one edition, where the URL has to change with the bytes. */
export const pictureAddress = ({ hash, name, edition, isSmall = false }: Address) =>
  `/media/${hash}/${name}${edition ? `.${edition}` : ''}${isSmall ? '.small' : ''}.webp`

const pattern = /^(?:\/api)?\/media\/([0-9a-f]{10})\/([a-z0-9-]+)(?:\.([0-9a-f]{10}))?(\.small)?\.webp$/

/** Parses the URL of a picture, on the site or below /api; undefined for any other URL. */
export function readPictureAddress(pathname: string): Address | undefined {
  const [, hash, name, edition, small] = pattern.exec(pathname) ?? []
  if (hash === undefined || name === undefined) return undefined
  return { hash, name, edition, isSmall: small !== undefined }
}

const extension = /\.\w{1,5}$/

/** What people call a picture until they say otherwise: the name of its file. */
export function pictureTitle(file: string): string {
  const name = file
    .replace(extension, '')
    .replaceAll(/[\0\p{Cc}\p{Surrogate}]/gu, ' ')
    .trim()
  return name.slice(0, longestPictureTitle) || 'picture'
}

const longest = 60

/** A file name as part of a URL, e.g. "Wave (1).JPG" as "wave-1". */
export function pictureName(file: string): string {
  const plain = file
    .replace(extension, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longest)
  return words.replace(/^-+|-+$/g, '') || 'picture'
}
