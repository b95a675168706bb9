/**
 * Marks a main journey, of menus, search, forms, sign-in, the editor or triage: it also runs in Firefox. Nothing in it
 * is for Chromium alone, as themes, touch, a slow connection or pages without JavaScript are.
 */
export const mainJourney = { tag: ['@journey', '@main'] }

/** Marks another journey, which runs in Firefox only in `npm run drill:browsers`. */
export const journey = { tag: '@journey' }

/** How many items a list of journeys works through: in Firefox, where each takes ten times as long, it takes fewer. */
export const itemsFor = (browserName: string): number => (browserName === 'firefox' ? 10 : 50)
