/** Languages the site knows by name and colors (src/content/highlight-code.ts); others are shown as written. */
export const codeLanguages = [
  { value: 'csharp', title: 'C#' },
  { value: 'http', title: 'HTTP' },
  { value: 'js', title: 'JavaScript' },
  { value: 'json', title: 'JSON' },
  { value: 'kusto', title: 'Kusto' },
  { value: 'powershell', title: 'PowerShell' },
  { value: 'python', title: 'Python' },
  { value: 'bash', title: 'Shell' },
  { value: 'sql', title: 'SQL' },
  { value: 'text', title: 'Text' },
  { value: 'ts', title: 'TypeScript' },
  { value: 'xml', title: 'XML' },
  { value: 'yaml', title: 'YAML' },
] as const
