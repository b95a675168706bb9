import type { CvType } from '../../contract/forms/forms'

const longest = 100

/** A file's name without what names can't hold or what misleads, with the ending of what it is. */
export function cleanFileName(given: string, type: CvType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/%22/g, '') // a quotation mark, as browsers write it there
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*%;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const name = [...plain].slice(0, longest).join('').trim()
  return `${name === '' ? 'cv' : name}.${type}`
}
