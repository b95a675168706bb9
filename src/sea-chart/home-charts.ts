import type { ChartPair } from './chart-source'
import type { Rect, SeaChartSpec } from './sea-chart-spec'
import { phoneSize } from './sheets'

/** Where the header lies over a chart that runs up under it, also where a wide screen crops the chart's top. */
const underHeader: Rect = { left: 0, top: 0, right: 1, bottom: 0.24 }

/** What a window 1920 pixels wide crops below: the hero grows no higher while the chart does. */
const croppedFoot: Rect = { left: 0, top: 0.865, right: 1, bottom: 1 }

/** The home page's marks are the four service categories, in menu order from the top, each with a course of its own to the anchor. */
const homeCourse: NonNullable<SeaChartSpec['course']> = [
  { x: 0.79, y: 0.3, mark: true, label: 'left' },
  { x: 0.74, y: 0.46, mark: true, label: 'left' },
  { x: 0.685, y: 0.62, mark: true, label: 'left' },
  { x: 0.64, y: 0.78, mark: true, label: 'left' },
  { x: 0.9, y: 0.335 }, // off the edge of windows 1024 pixels wide
]

/** What its labels and its legend (src/ui/home-hero.module.css) stand on: no line runs through them. */
const homeWords: readonly Rect[] = [
  { left: 0.67, top: 0.28, right: 0.78, bottom: 0.32 },
  { left: 0.59, top: 0.44, right: 0.73, bottom: 0.48 },
  { left: 0.51, top: 0.6, right: 0.675, bottom: 0.64 },
  { left: 0.44, top: 0.76, right: 0.63, bottom: 0.8 },
  { left: 0.5, top: 0.88, right: 0.58, bottom: 1 },
]

export const phoneCourse: typeof homeCourse = [
  { x: 0.81, y: 0.22, mark: true, label: 'left' },
  { x: 0.71, y: 0.425, mark: true, label: 'left' },
  { x: 0.64, y: 0.63, mark: true, label: 'left' },
  { x: 0.58, y: 0.85, mark: true, label: 'left' },
  { x: 0.92, y: 0.33 },
]

/** The chart of the home page: its marks are the ways in. */
export const homeCharts = (slug: string): ChartPair => ({
  wide: {
    slug,
    kind: 'home',
    size: 'home',
    course: homeCourse,
    unordered: true,
    clear: [
      { left: 0, top: 0, right: 0.46, bottom: 1 },
      { left: 0, top: 0.2, right: 0.54, bottom: 0.62 },
      { left: 0, top: 0, right: 0.88, bottom: 0.1 }, // the header, and where a window 1920 pixels wide has it
      { left: 0, top: 0, right: 0.8, bottom: 0.2 },
      ...homeWords,
    ],
    shores: { slope: 0.35 },
    quiet: [
      { left: 0, top: 0, right: 1, bottom: 0.6 }, // depths stand off the coast, away from the names
      { left: 0, top: 0.6, right: 0.76, bottom: 1 },
    ],
    cropped: [underHeader, croppedFoot, { left: 0.62, top: 0.315, right: 0.8, bottom: 0.41 }], // the last: below a label that tablets print large
  },
  phone: {
    slug,
    kind: 'home',
    size: phoneSize,
    course: phoneCourse,
    unordered: true,
    clear: [
      { left: 0, top: 0, right: 0.44, bottom: 1 },
      { left: 0, top: 0.38, right: 0.6, bottom: 0.46 },
      { left: 0, top: 0.16, right: 0.72, bottom: 0.24 },
    ],
    quiet: [{ left: 0, top: 0, right: 1, bottom: 1 }],
  },
})
