import type { Locator } from '@playwright/test'

/** Fills in a field. In Firefox its text is inserted, since `fill` would set a value there that React doesn't notice. */
export async function write(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text)
  await field.press('ControlOrMeta+a')
  // deprecated, and the one way for a script to write as a person does
  await field.evaluate((_, value) => document.execCommand('insertText', false, value), text)
}
