/** A branch of a tree: a category page and its children, in menu order. */
export interface CategoryConfig {
  /** Last part of the category's address. */
  readonly slug: string
  /** Title in menus and breadcrumbs. */
  readonly menuTitle: string
  /** Slugs of the child pages, in menu order. */
  readonly children: readonly string[]
}

export interface TechnologyCategoryConfig extends CategoryConfig {
  /** Whether the category is a tab of the mega menu. Default: true. */
  readonly inMenu?: boolean
  /** Technologies of other categories that this page also lists. Default: none. */
  readonly gathers?: readonly string[]
}
