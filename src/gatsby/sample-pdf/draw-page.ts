import { drawLogo, logo } from '../../lib/logo'
import { escapeXml } from './escape-xml'
import { inks, paper, type Item } from './paper'
import type { Excerpt } from './plan-excerpt'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'

/** A sheet as SVG: the same words as in the PDF. `fonts`: rules that name a font for each voice. Pure. */
export function drawPage(items: readonly Item[], fonts: string): string {
  return (
    `<svg ${xmlns} viewBox="0 0 ${paper.width} ${paper.height}" xml:space="preserve" text-rendering="geometricPrecision"><style>${fonts}</style>` +
    `<path fill="#fff" d="M0 0h${paper.width}v${paper.height}H0z"/>${items.map(drawItem).join('')}</svg>`
  )
}

/** A part of a sheet, as wide and as high as the place where it stands. Pure. */
export function drawExcerpt({ body, styles }: Excerpt, fonts: string): string {
  return (
    `<svg ${xmlns}><style>${fonts}${styles}</style><rect width="100%" height="100%" fill="#fff"/>` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml">${body}</div></foreignObject></svg>`
  )
}

function drawItem(item: Item): string {
  const fill = inks[item.ink]
  if ('isLogo' in item)
    return `<g transform="translate(${item.x} ${item.y})scale(${item.width / logo.side})">${drawLogo(fill, inks.mark)}</g>`
  if (!('text' in item))
    return `<rect x="${item.x}" y="${item.y}" width="${item.width}" height="${item.height}" fill="${fill}"/>`
  const { text, voice, size, spacing = 0, x, y } = item
  const place = `x="${x}" y="${y}" font-size="${size}" letter-spacing="${spacing * size}"`
  return `<text ${place} font-family="${voice}" fill="${fill}">${escapeXml(text)}</text>`
}
