/** Pattern of LIKE for values that contain a text, whose own "%", "_" and "\" stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
