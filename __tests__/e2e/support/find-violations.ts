import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Runs axe on the current page and summarises its violations. Charts, with thousands of lines, are left out. In its
 * "legacy mode" axe needs no second page for its results, in half the time; it would only matter for frames of other
 * sites, which there are none of.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden="true"], .sea-chart').setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} - ${failureSummary ?? ''}`,
    ),
  )
}

/** Rules that depend on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']
