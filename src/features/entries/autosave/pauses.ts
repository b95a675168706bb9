/** When saves happen, in milliseconds. */
export const pauses = {
  /** After the last change. */
  typing: 1_500,
  /** Most that somebody who types without a pause has unsaved. */
  longest: 15_000,
  /** How often it is asked what others did, when the page is looked at again. */
  look: 30_000,
} as const

/** How long to wait after so many failures in a row. */
export const retryPause = (failures: number) => Math.min(60_000, 5_000 * 2 ** failures)
