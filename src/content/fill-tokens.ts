import type { Company } from './company.schema'

/** `{{company.name}}` in content stands for a value of company.yml. */
export const token = /\{\{\s*([^{}\n]*?)\s*\}\}/g

export function fillTokens(text: string, company: Company): string {
  const values = tokenValues(company)
  return text.replace(token, (whole, name: string) => values.get(name) ?? whole)
}

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
  return values
}
