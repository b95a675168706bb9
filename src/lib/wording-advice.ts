import { emptyPhrases } from './empty-phrases'
import { spellings } from './spellings'

export interface WordingAdvice {
  message: string
  /** Characters of the text before the words it is about. */
  index: number
}

/**
 * Empty phrases and foreign spellings in a text. Pure.
 *
 * @param locale The site's language, e.g. "en-GB": decides which spelling is foreign.
 */
export function adviseWording(text: string, locale: string): WordingAdvice[] {
  return [
    ...emptyPhrases.flatMap(({ find, instead }) =>
      [...text.matchAll(find)].map(({ 0: found, index }) => ({
        index,
        message: `Avoid “${found}”. Say ${instead} instead.`,
      })),
    ),
    ...spellings(locale).flatMap(({ find, spell }) =>
      [...text.matchAll(find)].map(({ 0: found, index }) => ({
        index,
        message: `Write “${spell(found)}”, not “${found}”.`,
      })),
    ),
  ]
}
