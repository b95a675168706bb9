import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as css from './cover.module.css'
import { Picture } from './picture'

interface Props {
  /** Without one nothing is shown. */
  image?: IGatsbyImageData
  alt?: string
}

/** A picture above an article. */
export function Cover({ image, alt = '' }: Props) {
  return image?.images.fallback && <Picture image={image} alt={alt} className={css.cover} />
}
