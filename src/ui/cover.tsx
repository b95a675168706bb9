import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as css from './cover.module.css'

interface Props {
  /** Without one nothing is shown: the page's chart stands for itself. */
  image?: IGatsbyImageData
  alt?: string
}

/**
 * A picture above an article, in the sizes a screen needs. A plain `<picture>` of what gatsby-plugin-image made
 * at build: its own component would bring 54 KB of script for a fade (docs/decisions/0006).
 */
export function Cover({ image, alt = '' }: Props) {
  if (image?.images.fallback === undefined) return null
  const { images, width, height } = image
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...images.fallback}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={css.cover}
      />
    </picture>
  )
}
