/** A language of code blocks. */
export interface CodeLanguage {
  /** Name a reader knows it by. */
  name: string
  /** What an author may write after the three backticks; the first is the one the editor writes. */
  words: readonly [string, ...string[]]
}

/** Languages the site names and colors. Others are shown as written, in one color. */
export const codeLanguages = [
  { name: 'C#', words: ['csharp', 'cs'] },
  { name: 'Figure', words: ['figure'] }, // drawn from its numbers, see contract/content/parse-figure.ts
  { name: 'HTTP', words: ['http'] },
  { name: 'JavaScript', words: ['js', 'jsx', 'javascript'] },
  { name: 'JSON', words: ['json'] },
  { name: 'Kusto', words: ['kusto', 'kql'] },
  { name: 'PowerShell', words: ['powershell', 'ps1'] },
  { name: 'Python', words: ['python', 'py'] },
  { name: 'Shell', words: ['bash', 'sh', 'shell'] },
  { name: 'SQL', words: ['sql'] },
  { name: 'Text', words: ['text', 'txt'] },
  { name: 'TypeScript', words: ['ts', 'tsx', 'typescript'] },
  { name: 'XML', words: ['xml', 'html'] },
  { name: 'YAML', words: ['yaml', 'yml'] },
] as const satisfies readonly CodeLanguage[]

/** The language an author's word names, or undefined. */
export const findCodeLanguage = (word: string): CodeLanguage | undefined =>
  codeLanguages.find(({ words }: CodeLanguage) => words.includes(word.toLowerCase()))
