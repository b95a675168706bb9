const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
