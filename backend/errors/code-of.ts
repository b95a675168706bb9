/** The code of an error of Node or of a package, e.g. "ENOENT"; whatever else was thrown has none. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
