import { expect, type Locator, type Page } from '@playwright/test'
import { menuPages, plainSections, services, technologies } from './public-routes'

/** The sections of the bar that open. */
export const sectionTitles = [
  'Solutions',
  'Services',
  'Technologies & Platforms',
  'Resources',
  'Company',
] as const
export type SectionTitle = (typeof sectionTitles)[number]

/** The two mega menus and their trees. */
export const megaSections = [
  ['Services', services],
  ['Technologies & Platforms', technologies],
] as const

/** Polling intervals in milliseconds. */
const intervals = [0, 20, 50, 100]

/** Page object of the main menu. */
export class MainMenu {
  readonly nav: Locator
  /** On narrow screens: opens and closes the menu. */
  readonly button: Locator

  constructor(readonly page: Page) {
    this.nav = page.getByRole('navigation', { name: 'Main' })
    this.button = page.getByRole('button', { name: 'Menu', exact: true })
  }

  /** The button of a section. */
  section(title: SectionTitle): Locator {
    return this.item(title).locator('> details > summary')
  }

  /** The panel of a section. */
  panel(title: SectionTitle): Locator {
    return this.item(title).locator('[data-menu-panel]')
  }

  /** A link to `path` within a section. */
  link(title: SectionTitle, path: string): Locator {
    return this.panel(title).locator(`a[href="${path}"]`).first()
  }

  /** Expects exactly these sections to be open. */
  async expectOpen(...titles: SectionTitle[]): Promise<void> {
    const shown = () =>
      this.nav
        .locator('[data-menu-item]:has([data-menu-panel])')
        .evaluateAll((items) =>
          items
            .filter((item) => item.querySelector('[data-menu-panel]')?.checkVisibility())
            .map((item) => item.querySelector('summary')?.textContent),
        )
    await expect.poll(shown, { message: 'sections that are open', intervals }).toEqual(titles)
  }

  /** Expects a mega menu to show all pages of this category and no others. */
  async expectTab(title: SectionTitle, path: string): Promise<void> {
    const tree = title === 'Services' ? services : technologies
    const children = tree.flatMap(menuPages)
    const shown = () =>
      this.panel(title)
        .locator('a')
        .evaluateAll(
          (links, known) =>
            links
              .filter((link) => link.checkVisibility())
              .map((link) => link.getAttribute('href') ?? '')
              .filter((href) => known.includes(href)),
          children,
        )
    const expected = tree.filter((branch) => branch.path === path).flatMap(menuPages)
    await expect.poll(shown, { message: 'pages that the menu shows', intervals }).toEqual(expected)
  }

  private item(title: SectionTitle): Locator {
    const named = this.page.locator('summary', { hasText: new RegExp(`^${title}$`) })
    return this.nav.locator('[data-menu-item]').filter({ has: named })
  }
}

/** Every address in the menu, by section. */
export const menuLinks: Record<SectionTitle, readonly string[]> = {
  ...plainSections,
  Services: services.flatMap((branch) => [branch.path, ...menuPages(branch)]),
  'Technologies & Platforms': technologies.flatMap((branch) => [branch.path, ...menuPages(branch)]),
}
