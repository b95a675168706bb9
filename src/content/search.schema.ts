import { z } from 'zod'
import { toStems } from '../../contract/search-words'

const synonym = z
  .string()
  .min(2)
  .max(40)
  .refine((text) => toStems(text).length > 0, 'a word or a phrase')
  .describe('A word or phrase, as visitors type it.')

/** Words with the same meaning for the search: `content/search.yml`, a list of groups. */
export const SearchWordsSchema = z
  .array(z.array(synonym).min(2).describe('Words and phrases with the same meaning.'))
  .superRefine((groups, context) => {
    const known = new Map<string, string>()
    groups.forEach((group, index) =>
      group.forEach((text, place) => {
        const key = toStems(text).join(' ') // endings don't matter to the search
        const before = known.get(key)
        if (before === undefined) known.set(key, `"${text}" in group ${index + 1}`)
        else {
          const message = `a word that stands once (${before} is the same to the search)`
          context.addIssue({ code: 'custom', path: [index, place], input: text, message })
        }
      }),
    )
  })
