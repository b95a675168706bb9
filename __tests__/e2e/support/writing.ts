import { expect, type Locator, type Page } from '@playwright/test'
import { write } from './write'

/** The fields of a complete article. */
export const article = {
  title: 'When the harbor office counts its licenses',
  slug: 'when-the-harbor-office-counts-its-licenses',
  lead: 'For those who sign the yearly license bill: how to count the seats in use before you renew them.',
  seoTitle: 'Count licenses before you renew them',
  seoDescription:
    'How to find licenses that nobody uses, whom to ask before they are taken away, and which reports to believe when they disagree.',
  text: 'Ask the people before you ask the report.',
} as const

export const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const saved = (page: Page) => page.getByText(/^Saved \d/)

/** Starts an article, fills in the required fields, and waits until it is saved. */
export async function writeArticle(page: Page, own: { title?: string } = {}): Promise<void> {
  await write(title(page), own.title ?? article.title)
  await text(page).click()
  await page.keyboard.type(article.text)
  await write(page.getByRole('textbox', { name: 'Excerpt' }), article.lead)
  await write(page.getByRole('textbox', { name: 'Meta title' }), article.seoTitle)
  await write(page.getByRole('textbox', { name: 'Meta description' }), article.seoDescription)
  await page.getByRole('button', { name: /Tags/ }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
}

/** Clicks a button of the action bar, then confirms in the dialog. */
export async function move(page: Page, name: string, yes: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await box(page).getByRole('button', { name: yes, exact: true }).click()
  await expect(box(page)).toBeHidden()
}

export const box = (page: Page): Locator => page.getByRole('alertdialog').or(page.getByRole('dialog'))
