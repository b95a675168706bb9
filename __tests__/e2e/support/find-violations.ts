import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { rest } from './hurry'
import { renderAll } from './render-all'

interface Part {
  /** Default: all of axe's rules. */
  rules?: string[]
  /** A CSS selector. Default: the whole page. */
  within?: string
}

/**
 * Runs axe on the current page and summarises its violations. Charts, with thousands of lines, are left out. axe is
 * loaded once per document, and describes no nodes that pass: both take longer than the rules.
 */
export async function findViolations(page: Page, { rules, within }: Part = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(
    async ({ include, runOnly }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const { violations } = await here.run(
        { include, exclude: ['svg[aria-hidden="true"], .sea-chart'] },
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      )
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} - ${failureSummary ?? ''}`,
        ),
      )
    },
    { include: [within ?? ':root'], runOnly: rules && { type: 'rule' as const, values: rules } },
  )
}

/** Rules that depend on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/** Violations in light and dark, of one load of the page: in dark only what depends on the theme. */
export async function findInThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = []
  await renderAll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await rest(page)
    const part = {
      ...(within !== undefined && { within }),
      ...(colorScheme === 'dark' && { rules: colorRules }),
    }
    found.push(...(await findViolations(page, part)).map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}
