import { expect, type Page } from '@playwright/test'
import { colorRules, findViolations } from './find-violations'
import { rest } from './hurry'

/** Violations of axe, light and dark, and pixels wider than a phone of 320. */
export async function findFaults(page: Page): Promise<unknown[]> {
  // what was announced to screen readers goes after some seconds
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  await rest(page)
  const faults: unknown[] = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await rest(page)
  faults.push(...(await findViolations(page, { rules: colorRules })))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await rest(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 1280, height: 800 })
  return wider > 0 ? [...faults, `${wider} pixels too wide`] : faults
}
