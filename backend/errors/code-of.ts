/** The code of an error from Node or a package, e.g. "ENOENT"; undefined for anything else that was thrown. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
