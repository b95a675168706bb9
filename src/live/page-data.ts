import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { caseStudy } from '../../contract/content/case-study.fields'
import { pickShown, type Fields, type ShownKey } from '../../contract/content/field'
import { job } from '../../contract/content/job.fields'
import { post } from '../../contract/content/post.fields'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import type { LivePage } from './compose-live-page'
import { findPicture } from './find-picture'

/**
 * Results of the templates' page queries, made in the browser: exactly the fields of the query, since components show
 * every field they get. Fields shown unchanged follow from their descriptions.
 */

type PageOf<Type extends LivePage['type']> = Extract<LivePage, { type: Type }>

export function postData(page: PageOf<'PostPage'>, site: LiveSite): Queries.PostPageQuery {
  const { html, headings } = page.body
  return {
    page: {
      ...answer(post.fields, page),
      body: { html, headings: headings.map(({ id, text, depth }) => ({ id, text, depth })) },
      cover: page.cover ? coverData(page.cover, site) : null,
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
  return {
    page: {
      ...answer(caseStudy.fields, page),
      body: { html: page.body.html },
      related: page.related.map(pickLink),
      closing: page.closing,
    },
    company: { getInTouch: company.getInTouch },
  }
}

export function jobData(page: PageOf<'JobPage'>, { company }: LiveSite): Queries.JobPageQuery {
  return {
    page: {
      ...answer(job.fields, page),
      slug: page.slug,
      body: { html: page.body.html },
      open: page.open,
    },
    company: { emails: { careers: company.emails.careers } },
  }
}

/** As in a query result, missing fields are null. */
type Answer<Page, Key extends keyof Page> = {
  [K in Key]-?: undefined extends Page[K] ? Exclude<Page[K], undefined> | null : Page[K]
}

function answer<F extends Fields, Page extends LivePage>(fields: F, page: Page) {
  const missing = Object.entries(fields).flatMap(([key, { shownOn }]) =>
    shownOn?.includes('page') ? [[key, null]] : [],
  )
  const given = Object.entries(pickShown(fields, 'page', page)).filter(([, value]) => value !== undefined)
  const shown = Object.fromEntries([...missing, ...given]) as Answer<Page, ShownKey<F, 'page'> & keyof Page> // by the two lines above
  return { ...shown, crumbs: page.crumbs.map(pickLink) }
}

const pickLink = ({ title, href }: { title: string; href: string }) => ({ title, href })

const coverData = ({ file, alt }: { file: string; alt: string }, site: LiveSite) => ({
  alt,
  image: { childImageSharp: { gatsbyImageData: wholeImage(file, site) } },
})

/** A cover as uploaded: only the build makes responsive sizes. */
function wholeImage(src: string, { pictures }: LiveSite): IGatsbyImageData {
  const href = findPicture(src, pictures)?.href ?? src
  return { layout: 'constrained', width: 1040, height: 520, images: { fallback: { src: href }, sources: [] } }
}
