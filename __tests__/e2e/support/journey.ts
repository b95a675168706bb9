import { drill } from './drill'

/**
 * Marks a main journey, of menus, search, forms, sign-in, the editor or triage: one of each also runs in Firefox. Nothing in it
 * is for Chromium alone, as themes, touch, a slow connection or pages without JavaScript are.
 */
export const mainJourney = { tag: ['@journey', '@main'] }

/** Marks another journey, which runs in Firefox only in `npm run drill:browsers`. */
export const journey = { tag: '@journey' }

/** Lists to work through: ten items, in Firefox too where that is a main journey; fifty in the drill, in Chromium. */
export const listSizes = (ten: typeof mainJourney | typeof journey) =>
  [
    [10, ten],
    [50, drill],
  ] as const
