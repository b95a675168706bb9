import type { PictureWords } from '../../contract/content/explain-picture'
import type { PicturePoint } from '../../contract/picture'

/** A picture that a text names. */
export interface FoundPicture {
  /** Where it lies, from the project's root. */
  file: string
  bytes: Buffer
  /** Its address on the site, with a hash of its bytes. */
  href: string
  /** The point that stays in view where only a part is shown. Default: none was chosen. */
  focus?: PicturePoint | null
  /** The file as covers show it, cut around that point. Default: covers show the middle. */
  cover?: string
}

/** Where the pictures of a text come from. */
export interface PictureSource {
  readonly words: PictureWords
  /** @param file The text’s own file. @param url As the text says it. */
  findPicture: (file: string, url: string) => FoundPicture | undefined
}
