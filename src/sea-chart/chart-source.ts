import type { ChartName, SeaChartSpec } from './sea-chart-spec'

/** What a chart is asked for: the fields of a page that decide what its chart shows. */
export interface ChartSource {
  slug: string
  title?: string
  href?: string
  area?: string
  categorySlug?: string
  /** Of a category. */
  items?: readonly Named[]
  /** Of an overview. */
  categories?: readonly (Named & { items: readonly Named[] })[]
  /** Of a service. */
  steps?: readonly Step[]
  /** Of a service: when each step ends, in weeks from the start; empty where that is open. */
  weeks?: readonly number[]
  /** Of a solution: how it works, step by step. */
  flow?: readonly Named[]
  /** Of an article. */
  body?: { html: string }
  /** Of a case study: its phases, in weeks from the start. */
  timeline?: readonly Phase[]
  /** Of the overview of case studies, the latest first. */
  studies?: readonly StudySource[]
  /** Of the overview of jobs: the steps of hiring. */
  hiring?: readonly Step[]
  /** Of the page about the company: its teams, each with its part in a project. */
  practices?: readonly Team[]
  /** Of a technology. */
  neighbours?: readonly Named[]
  /** Of the overview of technologies: which of them meet, by their addresses. */
  meetings?: readonly { from: string; to: string }[]
  /** Of an overview of technologies or a category of them: how many services and articles use each of all. */
  uses?: readonly { href: string; count: number }[]
}

export interface StudySource {
  slug: string
  href: string
  timeline: readonly Phase[]
}

export interface Phase {
  label: string
  to: number
}

export interface Team extends Named {
  part?: string | undefined
  /** How many articles it has written. Default: none. */
  articles?: number
}

export interface Step extends Named {
  duration?: string
}

export interface Named {
  title: string
  /** What it is in plain words, which is what links to it say first. */
  plainName?: string | null
  href?: string
}

/** A page's chart for wide windows and for phones. */
export interface ChartPair {
  readonly wide: SeaChartSpec
  readonly phone: SeaChartSpec
}

export function nameOf({ title, plainName, href }: Named): ChartName {
  const text = plainName ? plainName.charAt(0).toUpperCase() + plainName.slice(1) : title
  return { text, ...(href !== undefined && { href }) }
}
