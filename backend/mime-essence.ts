/** A MIME type without its parameters, e.g. "multipart/form-data" for "multipart/form-data; boundary=x". */
export const mimeEssence = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()
