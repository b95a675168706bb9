import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import * as css from './cover.module.css'

interface Props {
  /** Without one nothing is shown: the page's chart stands for itself. */
  image?: IGatsbyImageData
  alt?: string
}

/** A picture above an article, in the sizes a screen needs. */
export function Cover({ image, alt = '' }: Props) {
  return image ? <GatsbyImage image={image} alt={alt} className={css.cover} loading="lazy" /> : null
}
