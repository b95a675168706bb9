import type { ChartKind } from '../../sea-chart/sea-chart-spec'

/** What the picture of a shared link shows. Two pages with the same values share one picture. */
export interface SocialImage {
  /** The page's heading, plain text; very long ones are cut with an ellipsis. */
  readonly title: string
  /** A line above the title, e.g. "Services / Strategic Consulting". Default: none. */
  readonly eyebrow?: string
  /** The firm's name, beside its mark. */
  readonly siteName: string
  /** Seed of the sea chart: the page's slug. */
  readonly slug: string
  /** The sort of coast. */
  readonly kind: ChartKind
  /** Marks on the course, e.g. the steps of a service. Default 3. */
  readonly steps?: number
  /** Technologies only: islands around the main one. Default: the chart's own. */
  readonly neighbours?: number
}

/** The size that every network shows uncropped, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Where the text stands, in pixels: in deep water, away from the edges that previews round off. */
export const TEXT_AREA = { left: 72, top: 72, right: 648, bottom: 562 } as const
