import type { Locator } from '@playwright/test'

/** Fills in a field. In Firefox it types, since `fill` would set a value there that React doesn't notice. */
export async function write(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text)
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}
