import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is shown, short enough to be read. Drawings, of thousands of lines, are left out. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden="true"], .sea-chart')
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} - ${failureSummary ?? ''}`,
    ),
  )
}

/** The rules whose answer depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']
