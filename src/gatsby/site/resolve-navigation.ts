import type { Service } from '../../../contract/content/page-schemas'
import { services } from '../../../contract/trees/services'
import type { CategoryConfig, TechnologyCategoryConfig } from '../../../contract/trees/tree'
import { routes } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import { technologyTree, type Directory, type Kind } from './directory'
import type { Card, CategoryCard, Navigation } from './views'

/** The menus: titles and taglines of what the trees put there, as the pages themselves say. */
export function resolveNavigation(content: Content, directory: Directory): Navigation {
  const technologiesIn = (menu: boolean) =>
    planMenu(
      technologyCategoryCards(content, directory, ({ inMenu }) => (inMenu ?? true) === menu),
      content.technologyCategories,
      content.technologies,
    )
  return {
    solutions: arrangeSolutions(content)
      .map(({ slug }) => directory.find('solution', slug))
      .filter(isCard),
    services: planMenu(serviceCategoryCards(content, directory), content.serviceCategories, content.services),
    technologies: technologiesIn(true),
    moreTechnologies: technologiesIn(false).map(({ title, href }) => ({ title, href })),
  }
}

/** In the order of menus, which lists of pages follow. */
export const arrangeSolutions = ({ solutions }: Content): Content['solutions'] =>
  solutions.toSorted((a, b) => b.data.title.localeCompare(a.data.title))

export function serviceCategoryCards(content: Content, directory: Directory): CategoryCard[] {
  const categories = content.serviceCategories
  return arrange(services, categories).map((category) => ({
    ...categoryTexts(category, categories),
    href: routes.serviceCategory.href({ category: category.slug }),
    items: arrange(childCards('service', category.children, directory), content.services),
  }))
}

export function technologyCategoryCards(
  content: Content,
  directory: Directory,
  include: (category: TechnologyCategoryConfig) => boolean = () => true,
): CategoryCard[] {
  const categories = content.technologyCategories
  return arrange(technologyTree.filter(include), categories).map((category) => ({
    ...categoryTexts(category, categories),
    href: routes.technologyCategory.href({ category: category.slug }),
    items: arrange(
      childCards('technology', category.gathers ?? category.children, directory),
      content.technologies,
    ),
  }))
}

/** A page that says how menus show it. */
type Listed = Pick<Entry<Pick<Service, 'menu'>>, 'slug' | 'data'>
interface Slugged {
  slug: string
}

const menuOf = (pages: readonly Listed[], { slug }: Slugged) =>
  pages.find((page) => page.slug === slug)?.data.menu

/** Those with a position first, the others as they are. */
function arrange<T extends Slugged>(items: readonly T[], pages: readonly Listed[]): T[] {
  const positionOf = (item: T) => menuOf(pages, item)?.position ?? Number.MAX_VALUE
  return items.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** Without what is hidden, and with the labels of items. */
function planMenu(
  cards: readonly CategoryCard[],
  categories: readonly Listed[],
  pages: readonly Listed[],
): CategoryCard[] {
  return cards
    .filter((card) => menuOf(categories, card)?.isHidden !== true)
    .map((card) => ({
      ...card,
      items: card.items
        .filter((item) => menuOf(pages, item)?.isHidden !== true)
        .map((item) => ({ ...item, title: menuOf(pages, item)?.title ?? item.title })),
    }))
}

/** What menus and breadcrumbs call a category. */
export const categoryTitle = (category: CategoryConfig, pages: readonly Listed[]): string =>
  menuOf(pages, category)?.title ?? category.menuTitle

function categoryTexts(
  category: CategoryConfig,
  entries: Content['serviceCategories'] | Content['technologyCategories'],
) {
  const { slug } = category
  const data = entries.find((entry) => entry.slug === slug)?.data
  return {
    slug,
    title: categoryTitle(category, entries),
    plainName: data?.plainName,
    tagline: data?.tagline ?? '',
    icon: `/icons/${slug}.svg`,
  }
}

const childCards = (kind: Kind, slugs: readonly string[], directory: Directory): Card[] =>
  slugs.map((slug) => directory.find(kind, slug)).filter(isCard)

const isCard = (card: Card | undefined): card is Card => card !== undefined
