import type { ChartPage } from '../chart-store'
import type { SampleDocument } from '../sample-pdf/sample-document'
import type { SocialImage } from '../social-images/social-image'

/** What can be done before it is needed. Its results go to the caches of the build. */
export type AheadWork =
  | { kind: 'charts'; pages: readonly ChartPage[]; folder: string }
  | { kind: 'samples'; documents: readonly SampleDocument[]; folder: string; version: string }
  | { kind: 'social'; pages: readonly SocialImage[]; cacheDirectory: string }
  | {
      kind: 'compress'
      files: readonly string[]
      internalFiles: readonly string[]
      cacheDirectory: string
    }
