/** What VS Code says of the text it gives, as JSON. */
export const editorData = 'vscode-editor-data'

/** Its names of languages that the site has others for. */
const names: Record<string, string> = {
  html: 'xml',
  javascript: 'js',
  javascriptreact: 'js',
  jsonc: 'json',
  shellscript: 'bash',
  typescript: 'ts',
  typescriptreact: 'ts',
}

/** The programming language of what was copied; undefined for Markdown and other prose. */
export function readLanguage(json: string): string | undefined {
  const mode = /"mode":"([\w#+-]+)"/.exec(json)?.[1]
  if (mode === undefined || mode === 'markdown' || mode === 'plaintext') return undefined
  return names[mode] ?? mode
}
