import { drawLogo, logo } from '../../lib/logo'
import { inks, paper, type Item } from './paper'
import { cuts } from './paper-fonts'

interface Size {
  width: number
  height: number
}

/** The family names in the font files. */
const families = { archivo: 'Archivo SemiBold', code: 'Fira Mono' } as const

/** A sheet, or a part of one, as SVG: the same words as in the PDF. Pure. */
export function drawPage(items: readonly Item[], { width, height }: Size = paper): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" xml:space="preserve">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${items.map(drawItem).join('')}</svg>`
  )
}

function drawItem(item: Item): string {
  const fill = inks[item.ink]
  if ('isLogo' in item)
    return `<g transform="translate(${item.x} ${item.y})scale(${item.width / logo.side})">${drawLogo(fill, inks.mark)}</g>`
  if (!('text' in item))
    return `<rect x="${item.x}" y="${item.y}" width="${item.width}" height="${item.height}" fill="${fill}"/>`
  const { text, voice, size, spacing = 0, x, y } = item
  const font =
    voice === 'code'
      ? `font-family="${families.code}"`
      : `font-family="${families.archivo}" font-weight="${cuts[voice].wght}" font-stretch="${cuts[voice].stretch}"`
  const place = `x="${x}" y="${y}" font-size="${size}" letter-spacing="${spacing * size}"`
  return `<text ${place} ${font} fill="${fill}">${escapeXml(text)}</text>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
