/**
 * Catches the files that the page saves: jsdom can't.
 *
 * @returns Their names so far.
 */
export function catchDownloads(): readonly string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:made'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}
