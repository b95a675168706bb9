/**
 * The header that has a file saved under a name and never shown: RFC 6266, with the name as it is for clients that know
 * RFC 8187 and in plain letters for the others.
 */
export function attachmentNamed(name: string): string {
  const tidy = name.replace(/[\p{Cc}\p{Cf}\p{Surrogate}/\\]/gu, '').trim() || 'file'
  const plain = tidy
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w .()+,=-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(tidy)}`
}

/** RFC 8187 takes fewer signs as they are than addresses do. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
