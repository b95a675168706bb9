import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { initials } from '../lib/initials'
import { Picture } from './picture'
import * as css from './portrait.module.css'

export interface PortraitProps {
  name: string
  /** Missing where the person has no portrait: the initials stand in. */
  portrait?: {
    alt: string
    image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }
  } | null
  /** 'small' beside a line of text, 'medium' on a card, 'large' on the person's own page. */
  size: 'small' | 'medium' | 'large'
}

/** The portrait of a person, with their name beside it. */
export function Portrait({ name, portrait, size }: PortraitProps) {
  const image = portrait?.image.childImageSharp?.gatsbyImageData
  if (image === undefined) {
    return (
      <span className={`${css.portrait} ${css[size]} ${css.initials}`} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return <Picture image={image} alt={portrait?.alt ?? ''} className={`${css.portrait} ${css[size]}`} />
}

export const fragments = graphql`
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(width: 88, aspectRatio: 1, layout: FIXED)
    }
  }
  fragment LargePortrait on File {
    childImageSharp {
      gatsbyImageData(width: 320, aspectRatio: 1, sizes: "(min-width: 40rem) 320px, 160px")
    }
  }
`
