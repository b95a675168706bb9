import { countForeignImages } from './clean-html'

interface PastedImages {
  /** Images that the pasted document contains, e.g. in `data:` URLs. */
  files: File[]
  /** How many others it shows, which can't be read from here. */
  missing: number
}

/** The images of a pasted document, which are uploaded as any others. */
export function readPastedImages(html: string): PastedImages {
  const urls = [...html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?(data:image\/[^"'\s>]+)/gi)].map(
    ([, url = '']) => url,
  )
  const files = urls.flatMap((url, index) => toFile(url, index + 1) ?? [])
  return { files, missing: Math.max(0, countForeignImages(html) - files.length) }
}

/** @returns undefined for what is no valid image in base64. */
function toFile(url: string, number: number): File | undefined {
  const [, type, ending, data] = /^data:(image\/([a-z]+)[a-z+.-]*);base64,([\w+/=]+)$/i.exec(url) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], `pasted-${number}.${ending}`, { type })
  } catch {
    return undefined
  }
}
