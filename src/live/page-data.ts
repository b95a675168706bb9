import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { caseStudy } from '../../contract/content/case-study.fields'
import { pickShown, type Fields, type ShownKey } from '../../contract/content/field'
import { job } from '../../contract/content/job.fields'
import { post } from '../../contract/content/post.fields'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import type { Card, PersonCard, PostCard } from '../gatsby/site/views'
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
      chart: { svg: '' }, // the build draws it
      body: { html, headings: headings.map(({ id, text, depth }) => ({ id, text, depth })) },
      cover: page.cover ? coverData(page.cover, site) : null,
      byline: page.byline ? bylineData(page.byline, site) : null,
      teamHref: page.teamHref ?? null,
      dateText: page.dateText,
      updatedText: page.updatedText ?? null,
      minutes: page.minutes,
      tags: page.tags.map(pickLink),
      leadsTo: page.leadsTo.map(pickCard),
      relatedPosts: page.relatedPosts.map(pickPost),
      slug: page.slug,
      comments: page.comments.map(({ parent, ...comment }) => ({ ...comment, parent: parent ?? null })),
      commentCount: page.commentCount,
      closing: page.closing,
    },
  }
}

export function caseStudyData(page: PageOf<'CaseStudyPage'>, site: LiveSite): Queries.CaseStudyPageQuery {
  return {
    page: {
      ...answer(caseStudy.fields, page),
      outcomes: page.outcomes.map(({ before, after, ...outcome }) => {
        return { ...outcome, before: before ?? null, after: after ?? null }
      }),
      client: page.client
        ? { name: page.client.name, quote: page.client.quote ?? null, by: page.client.by ?? null }
        : null,
      byline: page.byline ? bylineData(page.byline, site) : null,
      teamHref: page.teamHref ?? null,
      body: { html: page.body.html },
      samples: [], // their pictures are known to the build alone
      chart: { svg: '' }, // the build draws both
      phoneChart: { svg: '' },
      related: page.related.map((card) => ({ kind: card.kind, ...pickCard(card) })),
      closing: page.closing,
    },
  }
}

export function jobData(page: PageOf<'JobPage'>, site: LiveSite): Queries.JobPageQuery {
  return {
    page: {
      ...answer(job.fields, page),
      salaryText: page.salaryText ?? null,
      postedText: page.postedText,
      closesText: page.closesText ?? null,
      slug: page.slug,
      body: { html: page.body.html },
      contact: page.contact ? contactData(page.contact, site) : null,
      open: page.open,
    },
    company: { emails: { careers: site.company.emails.careers } },
  }
}

export function personData(page: PageOf<'PersonPage'>, site: LiveSite): Queries.PersonPageQuery {
  const { title, role, lead, links, portrait } = page
  return {
    page: {
      title,
      role,
      lead,
      crumbs: page.crumbs.map(pickLink),
      portrait: portrait ? portraitData(portrait, 320, site) : null,
      office: page.office ?? null,
      email: page.email ?? null,
      phone: page.phone ?? null,
      links: links.map(({ label, url }) => ({ label, url })),
      body: { html: page.body.html },
      shipped: page.shipped.map((item) => ({ title: item.title, text: item.text, href: item.href ?? null })),
      posts: page.posts.map(pickPost),
    },
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

const pickCard = ({ title, plainName, href }: Card) => ({ title, plainName: plainName ?? null, href })

const pickLink = ({ title, href }: { title: string; href: string }) => ({ title, href })

const pickPost = ({ title, lead, href, date, dateText }: PostCard) => ({
  title,
  lead,
  href,
  date,
  dateText,
})

const coverData = ({ file, alt }: { file: string; alt: string }, site: LiveSite) => ({
  alt,
  image: { childImageSharp: { gatsbyImageData: wholeImage(file, { width: 616, height: 308 }, site) } },
})

const bylineData = ({ role, href, portrait }: PersonCard, site: LiveSite) => ({
  role,
  href,
  portrait: portrait ? portraitData(portrait, 88, site) : null,
})

const portraitData = ({ file, alt }: { file: string; alt: string }, side: number, site: LiveSite) => ({
  alt,
  image: { childImageSharp: { gatsbyImageData: wholeImage(file, { width: side, height: side }, site) } },
})

const contactData = (person: PersonCard, site: LiveSite) => ({
  name: person.name,
  ...bylineData(person, site),
  email: person.email ?? null,
  phone: person.phone ?? null,
})

/** A picture as uploaded: only the build makes responsive sizes. */
function wholeImage(
  src: string,
  size: { width: number; height: number },
  { pictures }: LiveSite,
): IGatsbyImageData {
  const href = findPicture(src, pictures)?.href ?? src
  return { layout: 'constrained', ...size, images: { fallback: { src: href }, sources: [] } }
}
