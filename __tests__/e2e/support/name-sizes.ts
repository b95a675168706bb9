import type { Page } from '@playwright/test'

/** How large the names on the charts of a page are on the screen, pixels. */
export const nameSizes = (page: Page): Promise<number[]> =>
  page
    .locator('main .sea-chart:visible .sc-name')
    .evaluateAll((names) =>
      names.map((name) =>
        name instanceof SVGGraphicsElement
          ? parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0)
          : 0,
      ),
    )
