import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** An image as `parseMarkdown` writes it; values of attributes may contain ">". */
const imageTag = /<img((?:\s+[\w-]+(?:="[^"]*")?)+)>/g
const sourceAttribute = /\ssrc="([^"]*)"/

/**
 * Puts the sizes and formats of pictures into the HTML of a text, as `Picture` in src/ui does. An image of which none
 * were made, e.g. a drawing, stays.
 *
 * @param find Sizes of a picture by its address.
 */
export async function setPictures(
  html: string,
  find: (src: string) => Promise<IGatsbyImageData | undefined>,
): Promise<string> {
  const tags = [...html.matchAll(imageTag)]
  const replaced = await Promise.all(
    tags.map(async ([tag, attributes = '']) => {
      const src = sourceAttribute.exec(attributes)?.[1]
      const image = src === undefined ? undefined : await find(src)
      return image?.images.fallback === undefined ? tag : setPicture(attributes, image)
    }),
  )
  return html.replace(imageTag, () => replaced.shift() ?? '')
}

/** @param attributes Of the image: it keeps its alt text and its own size. */
function setPicture(attributes: string, { images, backgroundColor }: IGatsbyImageData): string {
  const { src = '', srcSet = '', sizes = '' } = images.fallback ?? {}
  const kept = attributes.replace(sourceAttribute, '')
  const sources = (images.sources ?? []).map(
    (source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${sizes}">`,
  )
  return [
    '<span class="picture">',
    backgroundColor
      ? `<svg aria-hidden="true"><rect width="100%" height="100%" fill="${backgroundColor}"/></svg>`
      : '',
    `<picture>${sources.join('')}<img src="${src}" srcset="${srcSet}" sizes="${sizes}"${kept}></picture>`,
    '</span>',
  ].join('')
}
