import mime from 'mime'

/** The media type of a file by its name; unknown kinds are downloads. */
export function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether the build may have written compressed variants of the file. */
export const isCompressible = (file: string): boolean => isText(mime.getType(file) ?? '')

const isText = (type: string) => /^text\/|[/+](json|xml)$/.test(type)
