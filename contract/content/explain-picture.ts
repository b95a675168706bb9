import type { ImageReference } from './read-markdown'

/** Where the pictures of a text come from, in words. */
export interface PictureWords {
  /** What a text may name, e.g. "a file beside this one". */
  readonly expected: string
  /** What to do instead of showing a picture of another site. */
  readonly instead: string
}

export const editorPictures: PictureWords = {
  expected: 'a picture that was uploaded in the editor',
  instead: 'Upload it in the editor',
}

type Picture = Pick<ImageReference, 'url' | 'alt'>
export type PictureState = 'found' | 'missing' | 'damaged'

/**
 * Why a picture can't be shown; empty when it can.
 *
 * @param state Whether it is there.
 */
export const explainPicture = (picture: Picture, state: PictureState, words: PictureWords): string[] =>
  [explainAlt(picture), explainSource(picture, state, words)].filter((message) => message !== undefined)

/** What its alt text lacks. */
const explainAlt = ({ url, alt }: Picture): string | undefined =>
  /[\p{L}\p{N}]/u.test(alt) ? undefined : `image "${url}": add alt text that says what the image shows`

/** What is wrong with its file. */
export function explainSource(
  { url }: Pick<Picture, 'url'>,
  state: PictureState,
  { expected, instead }: PictureWords,
): string | undefined {
  if (isOfOtherSite(url)) return `image "${url}": images from other sites aren’t allowed. ${instead}`
  if (state === 'missing') return `image "${url}": not found: expected ${expected}`
  return state === 'damaged' ? `image "${url}": not a valid image file` : undefined
}

/** Such an image is not looked for. */
export const isOfOtherSite = (url: string): boolean => /^(?:https?:)?\/\//.test(url)
