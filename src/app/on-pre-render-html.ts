import type { GatsbySSR } from 'gatsby'
import { isValidElement } from 'react'

/**
 * gatsby-plugin-image puts the style and script of its component into every page. Pages show pictures without it
 * (docs/decisions/0006), so they stay out.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOfComponent = (element: unknown) =>
    isValidElement(element) && String(element.key).startsWith('gatsby-image-style')
  replaceHeadComponents(getHeadComponents().filter((element) => !isOfComponent(element)))
}
