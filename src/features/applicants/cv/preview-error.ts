/** Thrown where a CV can't be previewed, with a sentence for the reader. */
export class PreviewError extends Error {
  readonly code = 'no_preview'
  override readonly name = 'PreviewError'
}
