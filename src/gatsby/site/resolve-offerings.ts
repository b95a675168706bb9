import { services } from '../../../contract/trees/services'
import type { CategoryConfig } from '../../../contract/trees/tree'
import { technologiesPlace } from '../../config/places'
import { routes, type ContactTopic } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import { stepWeeks, totalTime } from '../../lib/total-time'
import { workedExample } from '../../lib/worked-example'
import { countUses } from './count-uses'
import { technologyTree, type Directory, type Kind } from './directory'
import { closingLine, closingOf, pageParts, type FileFacts } from './page-parts'
import { categoryTitle, serviceCategoryCards, technologyCategoryCards } from './resolve-navigation'
import { samplesOf } from './resolve-samples'
import type { CategoryCard, Link, PageView, SampleCard, View } from './views'

const servicesHome: Link = { title: 'Services', href: routes.services.href() }
const solutionsHome: Link = { title: 'Solutions', href: routes.solutions.href() }

/** Services, technologies and solutions with their categories. */
export function resolveOfferings(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  const serviceCards = serviceCategoryCards(content, directory)
  const technologyCards = technologyCategoryCards(content, directory)
  const uses = countUses(content, directory)
  return [
    ...content.serviceCategories.flatMap((entry) =>
      categoryPage(
        entry,
        'service',
        { content, cards: serviceCards, landing: servicesHome, topic: entry.data.topic, uses: [] },
        directory,
        facts,
      ),
    ),
    ...content.services.flatMap((entry) => servicePage(entry, content, directory, facts)),
    ...content.technologyCategories.flatMap((entry) =>
      categoryPage(
        entry,
        'technology',
        { content, cards: technologyCards, landing: technologiesPlace, topic: 'advice', uses },
        directory,
        facts,
      ),
    ),
    ...content.technologies.flatMap((entry) => technologyPage(entry, content, directory, facts)),
    ...content.solutions.map((entry) => solutionPage(entry, content, directory, facts)),
  ]
}

interface CategoryOptions {
  content: Content
  cards: readonly CategoryCard[]
  landing: Link
  /** Selected in the contact form. */
  topic: ContactTopic | undefined
  /** How many services and articles use each technology. */
  uses: View<'CategoryPage'>['uses']
}

function categoryPage(
  entry: Content['serviceCategories'][number] | Content['technologyCategories'][number],
  kind: Kind,
  { content, cards, landing, topic, uses }: CategoryOptions,
  directory: Directory,
  facts: FileFacts,
): PageView[] {
  const card = cards.find(({ slug }) => slug === entry.slug)
  if (card === undefined) return []
  const guide = entry.data.guide.flatMap(({ when, choose }, index) => {
    const choice = directory.card(kind, choose, entry, ['guide', index, 'choose'])
    return choice ? [{ when, choice }] : []
  })
  const elsewhere = guide
    .map(({ choice }) => choice)
    .filter(({ href }) => !card.items.some((item) => item.href === href))
  const items = [...card.items, ...new Set(elsewhere)].map((item) => ({
    ...item,
    when: guide.filter(({ choice }) => choice.href === item.href).map(({ when }) => when),
    ...(kind === 'service' && outcomeOf(item.slug, content)),
  }))
  const parts = pageParts(entry, card.href, [landing], facts)
  const area = kind === 'service' ? 'services' : 'technologies'
  return [
    {
      type: 'CategoryPage',
      ...parts,
      area,
      plainName: card.plainName,
      items,
      uses,
      questions: entry.data.questions,
      closing: closingOf(entry, content, topic),
    },
  ]
}

/** How long a service takes, as its own page says it, and how it ends. */
function outcomeOf(slug: string, { services: all }: Content) {
  const { steps = [], result } = all.find((service) => service.slug === slug)?.data ?? {}
  return { time: totalTime(steps), result }
}

function servicePage(
  entry: Content['services'][number],
  content: Content,
  directory: Directory,
  facts: FileFacts,
): PageView[] {
  const parent = findParent(services, entry)
  if (parent === undefined) return []
  const overview = content.serviceCategories.find(({ slug }) => slug === parent.slug)
  const category = {
    title: categoryTitle(parent, content.serviceCategories),
    href: routes.serviceCategory.href({ category: parent.slug }),
  }
  const { related, contact: _, menu: __, result: ___, ...data } = entry.data
  const href = routes.service.href({ category: parent.slug, service: entry.slug })
  const parts = pageParts(entry, href, [servicesHome, category], facts)
  const cards = relatedCards(entry, related, directory)
  const contact = directory.contactOf(entry)
  const samples = samplesOf('services', entry.slug, content)
  return [
    {
      type: 'ServicePage',
      ...data,
      ...parts,
      weeks: stepWeeks(data.steps),
      category,
      categorySlug: parent.slug,
      closing: closingOf(entry, content, overview?.data.topic),
      contact,
      samples,
      example: findExample(entry, samples, content),
      related: cards,
    },
  ]
}

/** What a buyer can open before reading on: the case study that is about the service, what it hands over, or a study with it. */
function findExample(
  { slug }: Entry<unknown>,
  cards: readonly SampleCard[],
  { caseStudies, samples }: Content,
): Link | undefined {
  const isAbout = ({ data }: { data: { related: { services: readonly string[] } } }) =>
    data.related.services[0] === slug
  const about = caseStudies.find(isAbout)
  const own = samples.find(isAbout)?.slug
  const sample = cards.find((card) => card.slug === own) ?? cards[0]
  if (!about && sample)
    return { title: `Read a ${sample.illustrative ? 'sample' : 'real'} ${sample.kind}`, href: sample.href }
  const study = about ?? caseStudies.find(({ data }) => data.related.services.includes(slug))
  if (!study) return undefined
  const name = study.data.illustrative ? workedExample : 'Case study'
  return { title: `${name}: ${study.data.title}`, href: routes.caseStudy.href({ study: study.slug }) }
}

function technologyPage(
  entry: Content['technologies'][number],
  content: Content,
  directory: Directory,
  facts: FileFacts,
): PageView[] {
  const parent = findParent(technologyTree, entry)
  const overview = content.technologyCategories.find(({ slug }) => slug === parent?.slug)
  if (parent === undefined || overview === undefined) return []
  const category = {
    title: categoryTitle(parent, content.technologyCategories),
    href: routes.technologyCategory.href({ category: parent.slug }),
  }
  const { related, neighbours, menu: _, ...data } = entry.data
  const href = routes.technology.href({ category: parent.slug, technology: entry.slug })
  const near = neighbours.flatMap(({ technology, how }, index) => {
    const card = directory.card('technology', technology, entry, ['neighbours', index, 'technology'])
    return card ? [{ title: card.title, href: card.href, how }] : []
  })
  const parts = pageParts(entry, href, [technologiesPlace, category], facts)
  const cards = relatedCards(entry, related, directory)
  const closing = closingLine('technology', data.closing, content.pages.contact.data.title)
  return [{ type: 'TechnologyPage', ...data, ...parts, category, neighbours: near, related: cards, closing }]
}

function solutionPage(
  entry: Content['solutions'][number],
  content: Content,
  directory: Directory,
  facts: FileFacts,
): PageView {
  const { related, ...data } = entry.data
  const parts = pageParts(entry, routes.solution.href({ solution: entry.slug }), [solutionsHome], facts)
  const closing = closingOf(entry, content, 'project')
  return {
    type: 'SolutionPage',
    ...data,
    ...parts,
    closing,
    samples: samplesOf('solutions', entry.slug, content),
    related: relatedCards(entry, related, directory),
  }
}

interface Related {
  services?: readonly string[]
  technologies?: readonly string[]
  posts?: readonly string[]
}

/** Cards for the "related" slugs of a file: services, then technologies, then articles. */
export function relatedCards(
  entry: Entry<unknown>,
  { services = [], technologies = [], posts = [] }: Related,
  directory: Directory,
) {
  return [
    ...directory.cardsOf('service', services, entry, ['related', 'services']),
    ...directory.cardsOf('technology', technologies, entry, ['related', 'technologies']),
    ...directory.cardsOf('post', posts, entry, ['related', 'posts']),
  ]
}

/** A file outside the tree has no parent; the tree check reports it. */
function findParent<C extends CategoryConfig>(
  tree: readonly C[],
  { folder, slug }: Entry<unknown>,
): C | undefined {
  return tree.find((category) => category.slug === folder && category.children.includes(slug))
}
