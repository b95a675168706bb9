import { explainOffice } from '../../../contract/content/explain-reference'
import { pickShown } from '../../../contract/content/field'
import { job } from '../../../contract/content/job.fields'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { formatDate } from '../../lib/format-date'
import { isOpen } from '../../lib/is-open'
import { leaveOutSection } from '../../lib/leave-out-section'
import { careerHome, composeJob } from './compose-entries'
import { countUses } from './count-uses'
import type { Directory } from './directory'
import { closingOf, home, pageParts, type FileFacts } from './page-parts'
import { arrangeSolutions, serviceCategoryCards, technologyCategoryCards } from './resolve-navigation'
import { resolvePeople } from './resolve-people'
import { pickSamples, samplesOf } from './resolve-samples'
import { newestPosts } from './resolve-stories'
import { namesOfTeam, teamAnchor } from './teams'
import type { PageView } from './views'

/** The pages that exist once each, and the jobs under /career/. */
export function resolvePages(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const { about, contact, 'tms-support': support } = content.pages
  const part = (entry: Parameters<typeof pageParts>[0], href: string) => pageParts(entry, href, [], facts)
  return [
    homePage(content, directory, facts),
    {
      type: 'LandingPage',
      ...content.pages.services.data,
      ...part(content.pages.services, routes.services.href()),
      closing: closingOf(content.pages.services, content),
      area: 'services',
      categories: serviceCategoryCards(content, directory),
      meetings: [],
      uses: [],
    },
    {
      type: 'LandingPage',
      ...content.pages.technologies.data,
      ...part(content.pages.technologies, routes.technologies.href()),
      closing: closingOf(content.pages.technologies, content, 'advice'),
      area: 'technologies',
      categories: technologyCategoryCards(content, directory),
      meetings: findMeetings(content, directory),
      uses: countUses(content, directory),
    },
    solutionsPage(content, facts),
    {
      type: 'AboutPage',
      ...about.data,
      ...part(about, routes.about.href()),
      closing: closingOf(about, content),
      practices: about.data.practices.map((team) => ({
        title: team.title,
        text: team.text,
        part: team.part,
        href: `#${teamAnchor(team)}`,
        articles: signedBy(team, content).size,
      })),
      people: [...directory.people],
      posts: about.data.practices.flatMap((team) => postsOfTeam(team, content, directory)),
      openings: openJobs(content, facts).map(({ team, title, href }) => ({ team, title, href })),
    },
    ...resolvePeople(content, directory, facts),
    { type: 'ContactPage', ...contact.data, ...part(contact, routes.contact.href()) },
    { type: 'SupportPage', ...support.data, ...part(support, routes.support.href()) },
    ...content.legal.map((entry): PageView => {
      const { withAnalytics, withoutAnalytics, ...data } = entry.data
      const parts = part(entry, `${home.href}${entry.slug}/`)
      return {
        type: 'LegalPage',
        ...data,
        ...parts,
        body: leaveOutSection(parts.body, facts.hasAnalytics ? withoutAnalytics : withAnalytics),
        updatedText: formatDate(data.updated, content.company.locale),
      }
    }),
    careerPage(content, facts),
    ...content.jobs.map((entry) => jobPage(entry, content, directory, facts)),
  ]
}

/** Most articles that the page about the company shows of a team. */
const mostOfTeam = 3

type Team = Content['pages']['about']['data']['practices'][number]

/** The articles of a team, by their slugs. */
function signedBy(team: Team, { posts }: Content): Set<string> {
  const names = namesOfTeam(team)
  return new Set(posts.filter(({ data }) => names.includes(data.author)).map(({ slug }) => slug))
}

function postsOfTeam(team: Team, content: Content, directory: Directory) {
  const signed = signedBy(team, content)
  return newestPosts(content, directory)
    .filter(({ slug }) => signed.has(slug))
    .slice(0, mostOfTeam)
    .map((post) => ({ team: team.title, title: post.title, href: post.href }))
}

/** Neighbors, each pair once: technologies of which the page of at least one names the other. */
function findMeetings({ technologies }: Content, directory: Directory): { from: string; to: string }[] {
  const hrefOf = (slug: string) => directory.find('technology', slug)?.href ?? []
  const pairs = technologies.flatMap(({ slug, data }) =>
    data.neighbours.map(({ technology }) => [slug, technology].sort().join(' ')),
  )
  return [...new Set(pairs)].flatMap((pair) => {
    const [from, to] = pair.split(' ').flatMap(hrefOf)
    return from !== undefined && to !== undefined ? [{ from, to }] : []
  })
}

function homePage(content: Content, directory: Directory, facts: FileFacts): PageView {
  const entry = content.pages.home
  const { example, solutions, technologies, writing, ...data } = entry.data
  const card = directory.card('caseStudy', example.caseStudy, entry, ['example', 'caseStudy'])
  const study = content.caseStudies.find(({ slug }) => slug === example.caseStudy)?.data
  return {
    type: 'HomePage',
    ...data,
    ...pageParts(entry, home.href, [], facts),
    closing: closingOf(entry, content),
    categories: serviceCategoryCards(content, directory),
    example: {
      title: example.title,
      text: example.text,
      href: card?.href ?? routes.caseStudies.href(),
      illustrative: study?.illustrative ?? true,
      timeline: study?.timeline ?? [],
      timelineCaption: study?.timelineCaption ?? '',
      ownFigure: study?.ownFigure,
      results: (study?.outcomes ?? []).filter(({ after }) => after !== undefined).slice(0, 2),
    },
    solutions: {
      ...solutions,
      items: arrangeSolutions(content).flatMap(({ slug }) => directory.find('solution', slug) ?? []),
    },
    technologies: {
      ...technologies,
      categories: technologyCategoryCards(content, directory, (category) => category.inMenu !== false),
    },
    writing: { ...writing, posts: newestPosts(content, directory).slice(0, 3) },
    samples: pickSamples(content),
  }
}

function solutionsPage(content: Content, facts: FileFacts): PageView {
  const entry = content.pages.solutions
  const items = arrangeSolutions(content).map(({ slug, data: { title, tagline, flow, glance } }) => ({
    slug,
    title,
    tagline,
    href: routes.solution.href({ solution: slug }),
    flow: flow.map((station) => station.title),
    glance,
  }))
  return {
    type: 'SolutionsPage',
    ...entry.data,
    ...pageParts(entry, routes.solutions.href(), [], facts),
    closing: closingOf(entry, content, 'project'),
    items,
    samples: items.flatMap(({ slug }) => samplesOf('solutions', slug, content)),
  }
}

function careerPage(content: Content, facts: FileFacts): PageView {
  const entry = content.pages.career
  const openings = openJobs(content, facts)
  return { type: 'CareerPage', ...entry.data, ...pageParts(entry, careerHome.href, [], facts), openings }
}

/** The latest first. */
const openJobs = ({ jobs }: Content, { today }: FileFacts) =>
  jobs
    .filter(({ data }) => isOpen(data, today))
    .toSorted((a, b) => b.data.posted.localeCompare(a.data.posted))
    .map(({ slug, data }) => ({
      ...pickShown(job.fields, 'list', data),
      href: routes.job.href({ job: slug }),
    }))

function jobPage(
  entry: Content['jobs'][number],
  { company, pages }: Content,
  directory: Directory,
  facts: FileFacts,
): PageView {
  const { noSalary } = pages.career.data
  const offices = company.offices.map(({ name }) => name)
  const message = explainOffice(entry.data.office, offices)
  if (message !== undefined)
    directory.issues.push({ ...entry.locate(['office']), message: `office: ${message}` })
  directory.contactOf(entry)
  return {
    type: 'JobPage',
    ...composeJob(entry, { ...facts, people: directory.people, locale: company.locale, noSalary }),
  }
}
