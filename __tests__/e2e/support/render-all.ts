import type { Page } from '@playwright/test'

/** Renders what waits until it is near the window (`content-visibility`): its boxes are missing, and its colors are those of the theme before. */
export const renderAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
