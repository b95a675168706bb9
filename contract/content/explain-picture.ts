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

/**
 * Why a picture can't be shown; empty when it can.
 *
 * @param state Whether it is there.
 */
export function explainPicture(
  { url, alt }: Pick<ImageReference, 'url' | 'alt'>,
  state: 'found' | 'missing' | 'damaged',
  { expected, instead }: PictureWords,
): string[] {
  const reasons = [
    ...(/[\p{L}\p{N}]/u.test(alt) ? [] : ['add alt text that says what the image shows']),
    ...(isOfOtherSite(url)
      ? [`images from other sites are not allowed. ${instead}`]
      : state === 'missing'
        ? [`not found: expected ${expected}`]
        : state === 'damaged'
          ? ['not a valid image file']
          : []),
  ]
  return reasons.map((reason) => `image "${url}": ${reason}`)
}

/** Such an image is not looked for. */
export const isOfOtherSite = (url: string): boolean => /^(?:https?:)?\/\//.test(url)
