import { suggest } from '../../contract/parse-or-explain'
import type { Company } from './company.schema'
import type { SourceFile } from './content-files'
import type { ContentIssue } from './content-issue'
import { token, tokenValues } from './fill-tokens'
import { locationOf } from './location-of'

/**
 * The column of the file that a column of the filled text came from.
 *
 * @param line The raw line, before tokens were filled.
 * @param column From 1, in the filled line.
 */
export function columnBeforeFilling(line: string, column: number, company: Company): number {
  const values = tokenValues(company)
  let shift = 0
  for (const { 0: whole, 1: name = '', index } of line.matchAll(token)) {
    const value = values.get(name)
    if (value === undefined || index + shift + value.length >= column) continue
    shift += value.length - whole.length
  }
  return column - shift
}

export function checkTokens(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  company: Company,
): ContentIssue[] {
  const values = tokenValues(company)
  const names = [...values.keys()]
  return [...text.matchAll(token)].flatMap(({ 1: name = '', index }) =>
    values.has(name)
      ? []
      : [
          {
            file,
            ...locationOf(text, index),
            message: `unknown value "${name}": company.yml has no such field${suggest(name, names)}`,
          },
        ],
  )
}

/** The brand belongs to company.yml alone, so that a firm can put its own in one place. */
export function checkBrand(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  company: Company,
): ContentIssue[] {
  return [...text.matchAll(brandPattern(company))].map(({ 0: found, index }) => {
    const name = [...tokenValues(company)].find(([, value]) => value === found)?.[0] ?? 'company.name'
    return {
      file,
      ...locationOf(text, index),
      message: `use {{${name}}} instead of "${found}"`,
    }
  })
}

/** Matches every spelling of the firm's name, longest first. */
export function brandPattern({ name, legalName, managedServices }: Company): RegExp {
  const spellings = [legalName, managedServices.name, name, managedServices.shortName]
  const escaped = spellings.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'gu')
}
