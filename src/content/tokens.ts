import { token } from '../../contract/content/fill-values'
import { findNames, findUnknownTokens, namePattern } from '../../contract/content/find-token-issues'
import type { Company } from '../../contract/content/page-schemas'
import type { SourceFile } from './content-files'
import type { ContentIssue } from './content-issue'
import { tokenValues } from './fill-tokens'
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
  return findUnknownTokens(text, tokenValues(company)).map(({ index, message }) => ({
    file,
    ...locationOf(text, index),
    message,
  }))
}

/** The brand belongs to company.yml alone, so that a firm can put its own in one place. */
export function checkBrand(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  company: Company,
): ContentIssue[] {
  return findNames(text, { spellings: spellingsOf(company), values: tokenValues(company) }).map(
    ({ index, message }) => ({ file, ...locationOf(text, index), message }),
  )
}

/** Every spelling of the company's name, longest first. */
export const spellingsOf = ({ name, legalName, managedServices }: Company): string[] => [
  legalName,
  managedServices.name,
  name,
  managedServices.shortName,
]

/** Matches every spelling of the company's name. */
export const brandPattern = (company: Company): RegExp => namePattern(spellingsOf(company))
