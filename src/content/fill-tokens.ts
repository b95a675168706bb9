import { fillValues } from '../../contract/content/fill-values'
import type { Company } from '../../contract/content/page-schemas'
import { joinWords } from '../lib/text'

export const fillTokens = (text: string, company: Company): string => fillValues(text, tokenValues(company))

/** What tokens stand for, by their names. */
export function tokenValues(company: Company): Map<string, string> {
  const values = new Map<string, string>()
  const collect = (prefix: string, value: unknown): void => {
    if (typeof value === 'string') values.set(prefix, value)
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) collect(`${prefix}.${key}`, inner)
    }
  }
  collect('company', company)
  values.set('company.cities', joinWords(company.offices.map(({ city }) => city)))
  return values
}
