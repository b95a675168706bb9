import type { Rect } from './sea-chart-spec'

/**
 * A hero's chart is cropped to the hero's proportions from the left, so the text reaches further into it on
 * narrow screens. There the water stays deep, and a little beyond it no numbers stand.
 */
export const heroSize = { width: 1440, height: 560 }

/** Most that a window hides of it at the top and at the bottom, see src/ui/page-hero.module.css. */
export const heroCrop = 48

export const heroText: Rect = { left: 0, top: 0, right: 0.54, bottom: 1 }

export const besideText: Rect = { left: 0, top: 0, right: 0.6, bottom: 1 }

/** What wide windows may crop of a chart beside a heading. */
export const cropped: readonly Rect[] = [
  { left: 0, top: 0, right: 1, bottom: 0.1 },
  { left: 0, top: 0.9, right: 1, bottom: 1 },
]

/** A strip across the page, beneath its heading. */
export const strip = { width: 1440, height: 420 }

export const phoneStrip = { width: 780, height: 620 }

/** The same on phones. */
export const phoneSize = { width: 780, height: 720 }

/** What windows between 1024 and 1536 pixels show beside the content, where they end: no number is cut there. */
export const beside = ({ left, right, width }: { left: number; right: number; width: number }): Rect[] =>
  [left - 190, right + 26].map((start) => ({
    left: start / width,
    top: 0,
    right: (start + 164) / width,
    bottom: 1,
  }))
