import { indexRedirects } from '../../../contract/content/explain-redirected'
import { type entryPatterns } from '../../../contract/entry-patterns'
import type { LeftOut, SiteIndex } from '../../../contract/site-index'
import { services } from '../../../contract/trees/services'
import { technologies } from '../../../contract/trees/technologies'
import { anchorsOf } from '../../config/anchors'
import { routes } from '../../config/routes'
import { formatIssue } from '../../content/content-issue'
import { tokenValues } from '../../content/fill-tokens'
import { spellingsOf } from '../../content/tokens'
import type { LoadedSite } from '../load-site'
import type { LeftOutEntry } from '../site/resolve-sound'

type Input = Pick<LoadedSite, 'content' | 'site' | 'leftOut' | 'settings'>

/** What the backend must know of the site to find the issues that the next build would. @param now As ISO 8601. */
export function planSiteIndex({ content, site, leftOut, settings }: Input, now: string): SiteIndex {
  const pages = site.pages.filter(
    ({ entryHash, type }) => entryHash === undefined || !openTypes.includes(type),
  )
  const filesTags = content.posts.filter(({ published }) => !published).flatMap(({ data }) => data.tags)
  return {
    tags: content.tags.map(({ slug }) => slug),
    services: services.flatMap(({ children }) => children),
    technologies: technologies.flatMap(({ children }) => children),
    offices: content.company.offices.map(({ name }) => name),
    people: content.people.map(({ slug, data }) => ({ slug, name: data.name })),
    values: Object.fromEntries(tokenValues(content.company)),
    brand: spellingsOf(content.company),
    pages: {
      [routes.feed.href()]: [],
      [routes.sitemap.href()]: [],
      ...Object.fromEntries(
        pages.map(({ href, type, body }) => [
          href,
          [...body.headings.map(({ id }) => id), ...anchorsOf(type)],
        ]),
      ),
    },
    tagPages: Object.fromEntries(
      content.tags.map(({ slug }) => [routes.blogTag.href({ tag: slug }), filesTags.includes(slug)]),
    ),
    entryAnchors: entryAnchors(),
    redirects: Object.fromEntries(indexRedirects(content.redirects.rules)),
    leftOut: leftOut.map((entry) => describeLeftOut(entry, now)),
    settings: settings.map(({ hash }) => hash),
  }
}

/** Pages that can go before a build has seen it. */
const openTypes: readonly string[] = ['PostPage', 'CaseStudyPage', 'JobPage', 'PersonPage']

const entryAnchors = (): SiteIndex['entryAnchors'] =>
  ({
    post: anchorsOf('PostPage'),
    'case-study': anchorsOf('CaseStudyPage'),
    job: anchorsOf('JobPage'),
    person: anchorsOf('PersonPage'),
  }) satisfies Record<keyof typeof entryPatterns, string[]>

function describeLeftOut({ entry: { id, hash }, issues }: LeftOutEntry, at: string): LeftOut {
  const found = issues.map((issue) => formatIssue({ ...issue, file: 'It' }).replace(/^It(?:, |: )/, ''))
  const reason = `${[...new Set(found)].map(withFullStop).join(' ')} Correct it and publish again.`
  return { id, hash, at, reason: `This was left out of the site. ${reason}` }
}

function withFullStop(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`
}
