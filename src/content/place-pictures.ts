import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Where the site has a picture. */
export interface PlacedPicture {
  href: string
  /** In pixels; missing if unknown: the page then shifts when the image loads. */
  size?: { width: number; height: number } | undefined
}

/** Gives the pictures of a text the address and size they have on the site; they wait until they are near. */
export function placePictures(tree: Root, find: (url: string) => PlacedPicture | undefined): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'img') return
    const picture = find(String(element.properties['src']))
    if (picture === undefined) return
    const { href: src, size } = picture
    Object.assign(element.properties, { src, ...size, loading: 'lazy', decoding: 'async' })
  })
}
