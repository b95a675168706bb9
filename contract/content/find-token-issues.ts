import { suggest } from '../suggest'
import { token, type TokenValues } from './fill-values'

/** Something wrong in a text. */
interface TextIssue {
  /** Where it begins, in characters from the start. */
  index: number
  message: string
}

export function findUnknownTokens(text: string, values: TokenValues): TextIssue[] {
  const names = [...values.keys()]
  return [...text.matchAll(token)].flatMap(({ 1: name = '', index }) =>
    values.has(name)
      ? []
      : [{ index, message: `unknown value "${name}": company.yml has no such field${suggest(name, names)}` }],
  )
}

/** The company's name belongs to company.yml alone, so that it can be changed in one place. */
export function findNames(
  text: string,
  { spellings, values }: { spellings: readonly string[]; values: TokenValues },
): TextIssue[] {
  return [...text.matchAll(namePattern(spellings))].map(({ 0: found, index }) => {
    const name = [...values].find(([, value]) => value === found)?.[0] ?? 'company.name'
    return { index, message: `use {{${name}}} instead of "${found}"` }
  })
}

/** Matches every spelling of a name, the longest first. */
export function namePattern(spellings: readonly string[]): RegExp {
  const escaped = spellings.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'gu')
}
