/** A MIME type without its parameters, e.g. "image/svg+xml" for "image/svg+xml; charset=utf-8". Browsers may add some. */
export const mimeEssence = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()
