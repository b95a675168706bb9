import type { PictureWords } from '../../contract/content/explain-picture'

/** A picture that a text names. */
export interface FoundPicture {
  /** Where it lies, from the project's root. */
  file: string
  bytes: Buffer
  /** Its address on the site, with a hash of its bytes. */
  href: string
}

/** Where the pictures of a text come from. */
export interface PictureSource {
  readonly words: PictureWords
  /** @param file The text’s own file. @param url As the text says it. */
  findPicture: (file: string, url: string) => FoundPicture | undefined
}
