import { stripVTControlCharacters } from 'node:util'

/** Most characters kept of a build's output; the last ones count. */
const limit = 64 * 1024

/** What a build has said, without colors and without passwords of addresses. */
export function createBuildLog() {
  let raw = ''
  return {
    add: (text: string): void => {
      raw = (raw + text).slice(-2 * limit)
    },
    text: () => tidy(raw).slice(-limit),
  }
}

function tidy(raw: string): string {
  return stripVTControlCharacters(raw)
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/:\/\/[^\s/@]+@/g, '://***@')
}
