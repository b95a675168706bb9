import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { LiveSite } from '../build/plan/plan-live-site'
import { heroChart } from '../sea-chart/charts'
import type { LivePage } from './compose-live-page'
import { findPicture } from './find-picture'

/** What the page queries of the templates answer, made in the browser. */

type PageOf<Type extends LivePage['type']> = Extract<LivePage, { type: Type }>

let drawn: { key: string; svg: string } | undefined

/** The page's chart, which goes by its kind and slug alone; while somebody writes it stays and is not drawn again. */
function chartOf(page: LivePage): { svg: string } {
  const key = `${page.type} ${page.slug}`
  if (drawn?.key !== key) drawn = { key, svg: heroChart(page.type, page).svg }
  return { svg: drawn.svg }
}

export function postData(page: PageOf<'PostPage'>, site: LiveSite): Queries.PostPageQuery {
  const cover = page.cover && {
    alt: page.cover.alt,
    image: { childImageSharp: { gatsbyImageData: wholeImage(page.cover.file, site) } },
  }
  return { page: { ...page, updated: page.updated ?? null, cover: cover ?? null, chart: chartOf(page) } }
}

export function caseStudyData(
  page: PageOf<'CaseStudyPage'>,
  { company }: LiveSite,
): Queries.CaseStudyPageQuery {
  return { page: { ...page, chart: chartOf(page) }, company }
}

export function jobData(page: PageOf<'JobPage'>, { company }: LiveSite): Queries.JobPageQuery {
  return { page: { ...page, closes: page.closes ?? null, chart: chartOf(page) }, company }
}

/** A cover as it was uploaded: the build makes the sizes a screen needs. */
function wholeImage(src: string, { pictures }: LiveSite): IGatsbyImageData {
  const href = findPicture(src, pictures)?.href ?? src
  return { layout: 'constrained', width: 1040, height: 520, images: { fallback: { src: href }, sources: [] } }
}
