/**
 * How wide a picture with a caption is. Markdown has no place for it, so it stands in braces at the end of the caption:
 * `![A wave](./wave.png "A wave in June {small}")`.
 */

/** "wide", the default, reaches beyond the text where there is room; "text" is as wide as the text, "small" half of it. */
export const figureWidths = ['wide', 'text', 'small'] as const
export type FigureWidth = (typeof figureWidths)[number]

interface Figure {
  /** "" for none. */
  caption: string
  width: FigureWidth
}

/** Takes the title of an image apart. */
export function readFigureTitle(title: string): Figure {
  const [marker, name] = / ?\{(\w+)\}$/.exec(title) ?? []
  const width = figureWidths.find((known) => known === name)
  return marker === undefined || width === undefined
    ? { caption: title, width: 'wide' }
    : { caption: title.slice(0, -marker.length), width }
}

/** The title of an image; "" for a picture of the usual width without a caption. */
export const writeFigureTitle = ({ caption, width }: Figure): string =>
  width === 'wide' ? caption : `${caption}${caption === '' ? '' : ' '}{${width}}`
