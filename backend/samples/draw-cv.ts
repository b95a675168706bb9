/** A one-page PDF with these lines, the first one large: ISO 32000-1, with a standard font. */
export function drawCv([name = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT /F1 20 Tf 64 770 Td',
    `(${escape(name)}) Tj`,
    '/F1 11 Tf 0 -36 Td 16 TL',
    ...lines.map((line) => `(${escape(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const parts = ['%PDF-1.4\n']
  const offsets = objects.map((body, index) => {
    const offset = parts.join('').length
    parts.push(`${index + 1} 0 obj\n${body}\nendobj\n`)
    return offset
  })
  const start = parts.join('').length
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

/** Escapes a PDF string; characters beyond Latin-1 are left out. */
const escape = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '')
