import { services } from '../../../contract/trees/services'
import type { CategoryConfig, TechnologyCategoryConfig } from '../../../contract/trees/tree'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { technologyTree, type Directory, type Kind } from './directory'
import type { Card, CategoryCard, Navigation } from './views'

/** The menus: titles and taglines of what the trees put there, in their order. */
export function resolveNavigation(content: Content, directory: Directory): Navigation {
  return {
    solutions: content.solutions
      .map(({ slug }) => directory.find('solution', slug))
      .filter(isCard)
      .sort((a, b) => b.title.localeCompare(a.title)),
    services: serviceCategoryCards(content, directory),
    technologies: technologyCategoryCards(content, directory, ({ inMenu }) => inMenu !== false),
    moreTechnologies: technologyCategoryCards(content, directory, ({ inMenu }) => inMenu === false).map(
      ({ title, href }) => ({ title, href }),
    ),
  }
}

export function serviceCategoryCards(content: Content, directory: Directory): CategoryCard[] {
  return services.map((category) => ({
    ...categoryTexts(category, content.serviceCategories),
    href: routes.serviceCategory.href({ category: category.slug }),
    items: childCards('service', category.children, directory),
  }))
}

export function technologyCategoryCards(
  content: Content,
  directory: Directory,
  include: (category: TechnologyCategoryConfig) => boolean = () => true,
): CategoryCard[] {
  return technologyTree.filter(include).map((category) => ({
    ...categoryTexts(category, content.technologyCategories),
    href: routes.technologyCategory.href({ category: category.slug }),
    items: childCards('technology', category.gathers ?? category.children, directory),
  }))
}

function categoryTexts(
  { slug, menuTitle }: CategoryConfig,
  entries: Content['serviceCategories'] | Content['technologyCategories'],
) {
  const data = entries.find((entry) => entry.slug === slug)?.data
  return {
    slug,
    title: menuTitle,
    plainName: data?.plainName,
    tagline: data?.tagline ?? '',
    icon: `/icons/${slug}.svg`,
  }
}

const childCards = (kind: Kind, slugs: readonly string[], directory: Directory): Card[] =>
  slugs.map((slug) => directory.find(kind, slug)).filter(isCard)

const isCard = (card: Card | undefined): card is Card => card !== undefined
