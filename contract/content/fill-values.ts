/** `{{company.name}}` in content stands for a value of company.yml. */
export const token = /\{\{\s*([^{}\n]*?)\s*\}\}/g

/** What tokens stand for, by their names. */
export type TokenValues = ReadonlyMap<string, string>

/** The text with values in place of its tokens; unknown ones stay. */
export const fillValues = (text: string, values: TokenValues): string =>
  text.replace(token, (whole, name: string) => values.get(name) ?? whole)
