interface Size {
  width: number
  height: number
}

/** Most pixels of a page; a canvas takes four bytes for each. */
const mostPixels = 8_000_000

/** How much a page is enlarged to be as wide as `width` device pixels; less where it is very tall. */
export function fitCanvas({ width, height }: Size, wanted: number): number {
  const scale = wanted / width
  const pixels = width * height * scale * scale
  return pixels > mostPixels ? scale * Math.sqrt(mostPixels / pixels) : scale
}
