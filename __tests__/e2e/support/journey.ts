/**
 * Marks a test that also runs in Firefox: what people do on the site, without anything that only Chromium can emulate
 * (themes, touch, a slow connection, pages without JavaScript).
 */
export const journey = { tag: '@journey' } as const

/** How many items a list of journeys works through: in Firefox, where each takes ten times as long, it takes fewer. */
export const itemsFor = (browserName: string): number => (browserName === 'firefox' ? 10 : 50)
