/**
 * Marks a test that also runs in Firefox: what people do on the site, without anything that only Chromium can emulate
 * (themes, touch, a slow connection, pages without JavaScript).
 */
export const journey = { tag: '@journey' } as const
