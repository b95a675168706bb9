import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { heroChart } from '../sea-chart/charts'
import type { LivePage } from './compose-live-page'
import { findPicture } from './find-picture'

/**
 * What the page queries of the templates answer, made in the browser: each field that a query asks for and no other,
 * since parts of a page show what they are given.
 */

type PageOf<Type extends LivePage['type']> = Extract<LivePage, { type: Type }>

export function postData(page: PageOf<'PostPage'>, site: LiveSite): Queries.PostPageQuery {
  const { html, headings } = page.body
  return {
    page: {
      ...pickHead(page),
      body: { html, headings: headings.map(({ id, text, depth }) => ({ id, text, depth })) },
      date: page.date,
      updated: page.updated ?? null,
      cover: page.cover ? coverData(page.cover, site) : null,
      author: page.author,
      minutes: page.minutes,
      tags: page.tags.map(pickLink),
      leadsTo: page.leadsTo.map(pickLink),
      relatedPosts: page.relatedPosts.map(({ title, lead, href, date, minutes }) => {
        return { title, lead, href, date, minutes }
      }),
      slug: page.slug,
      comments: page.comments.map(({ parent, ...comment }) => ({ ...comment, parent: parent ?? null })),
      commentCount: page.commentCount,
    },
  }
}

export function caseStudyData(
  page: PageOf<'CaseStudyPage'>,
  { company }: LiveSite,
): Queries.CaseStudyPageQuery {
  const { illustrative, sector, size, duration, timelineCaption } = page
  const { title, text, button } = company.callToAction
  return {
    page: {
      ...pickHead(page),
      body: { html: page.body.html },
      ...{ illustrative, sector, size, duration, timelineCaption },
      timeline: page.timeline.map(({ label, from, to }) => ({ label, from, to })),
      outcomes: page.outcomes.map((outcome) => ({ title: outcome.title, text: outcome.text })),
      related: page.related.map(pickLink),
    },
    company: { getInTouch: company.getInTouch, callToAction: { title, text, button } },
  }
}

export function jobData(page: PageOf<'JobPage'>, { company }: LiveSite): Queries.JobPageQuery {
  const { open, posted, team, office, workplace, employment, does, brings, gets } = page
  return {
    page: {
      slug: page.slug,
      ...pickHead(page),
      body: { html: page.body.html },
      ...{ open, posted, team, office, workplace, employment, does, brings, gets },
      closes: page.closes ?? null,
    },
    company: { emails: { careers: company.emails.careers } },
  }
}

const pickHead = (page: LivePage) => ({
  title: page.title,
  lead: page.lead,
  crumbs: page.crumbs.map(pickLink),
  chart: chartOf(page),
})

const pickLink = ({ title, href }: { title: string; href: string }) => ({ title, href })

let drawn: { key: string; svg: string } | undefined

/** The page's chart, which goes by its kind and slug alone; while somebody writes it stays and is not drawn again. */
function chartOf(page: LivePage): { svg: string } {
  const key = `${page.type} ${page.slug}`
  if (drawn?.key !== key) drawn = { key, svg: heroChart(page.type, page).svg }
  return { svg: drawn.svg }
}

const coverData = ({ file, alt }: { file: string; alt: string }, site: LiveSite) => ({
  alt,
  image: { childImageSharp: { gatsbyImageData: wholeImage(file, site) } },
})

/** A cover as it was uploaded: the build makes the sizes a screen needs. */
function wholeImage(src: string, { pictures }: LiveSite): IGatsbyImageData {
  const href = findPicture(src, pictures)?.href ?? src
  return { layout: 'constrained', width: 1040, height: 520, images: { fallback: { src: href }, sources: [] } }
}
