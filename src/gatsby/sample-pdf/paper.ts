import type { Voice } from './read-blocks'

/** A4 in points, and where the text stands on it. */
export const paper = { width: 595.28, height: 841.89 } as const
export const area = { left: 58, right: 58, top: 66, bottom: 62 } as const
export const textWidth = paper.width - area.left - area.right
export const textHeight = paper.height - area.top - area.bottom

export const inks = {
  text: '#13232e',
  muted: '#4a6070',
  line: '#cfdde5',
  tint: '#eaf4f9',
  bar: '#bcdcee',
  now: '#3f7fa6',
  mark: '#b0186a',
} as const
export type Ink = keyof typeof inks

/** A place in the tree that screen readers read; the leaves hold the text. */
export interface Tag {
  type: string
  parent?: Tag
  /** Of a heading of a table: what it heads. */
  scope?: 'Column' | 'Row'
  /** Of a figure: what it shows. */
  alt?: string
}

/** The root of that tree. */
export const root: Tag = { type: 'Document' }

/** Type of what is beside the text: facts, tables, charts. */
export const small = { size: 8.8, leading: 12.2 } as const

export interface TextItem {
  text: string
  voice: Voice
  /** In points. */
  size: number
  /** Letter spacing, in ems. Default: 0. */
  spacing?: number
  ink: Ink
  x: number
  /** Of the baseline. */
  y: number
  /** Default: none; it belongs to the sheet and not to the text. */
  tag?: Tag | undefined
}

export interface BoxItem {
  x: number
  y: number
  width: number
  height: number
  ink: Ink
  /** Default: none, it is decoration. */
  tag?: Tag | undefined
}

/** The firm's mark, in a square. */
export interface LogoItem extends BoxItem {
  isLogo: true
}

export type Item = TextItem | BoxItem | LogoItem

/** One sheet of paper, with everything in its place. */
export interface Page {
  items: Item[]
  /** Headings that begin on it, for the outline. */
  headings: string[]
}

/** The width of a text in points. */
export type Measure = (text: string, style: Pick<TextItem, 'voice' | 'size' | 'spacing'>) => number
