import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Part {
  /** Default: all of axe's rules. */
  rules?: string[]
  /** A CSS selector. Default: the whole page. */
  within?: string
}

/**
 * Runs axe on the current page and summarises its violations. Charts, with thousands of lines, are left out. In its
 * "legacy mode" axe needs no second page for its results, in half the time; frames of other sites would need it,
 * and there are none.
 */
export async function findViolations(page: Page, { rules, within }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden="true"], .sea-chart').setLegacyMode()
  if (rules) axe.withRules(rules)
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} - ${failureSummary ?? ''}`,
    ),
  )
}

/** Rules that depend on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']
