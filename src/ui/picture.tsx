import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface Props {
  image: IGatsbyImageData
  alt: string
  className?: string
}

/**
 * A picture in the formats and sizes that gatsby-plugin-image made of it, over its main color until it is there. Plain
 * HTML: the plugin's own component would bring 54 KB of script for a fade (docs/decisions/0006).
 */
export function Picture({ image, alt, className = '' }: Props) {
  const { images, backgroundColor, width, height } = image
  return (
    <span className={`picture ${className}`}>
      {backgroundColor && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={backgroundColor} />
        </svg>
      )}
      <picture>
        {images.sources?.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img {...images.fallback} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
    </span>
  )
}
