/** E.g. "213 KB" or "5.1 MB"; rounded up, so that a file that is too large never looks as if it were not. */
export function formatBytes(bytes: number): string {
  const inMegabytes = bytes / 1024 ** 2
  return inMegabytes < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(inMegabytes * 10) / 10} MB`
}
