/** How far a build has come. */
export interface Progress {
  /** Share of the time of a build without a cache, from 0 to 1. */
  done: number
  /** What it does now, e.g. "Rendering pages". */
  step: string
}

/**
 * What Gatsby reports at the end of its longer activities, the share of the time that has passed by then (measured on
 * two cores; with a cache the first ones are shorter) and what comes next.
 */
const milestones: readonly (readonly [reported: string, done: number, next: string])[] = [
  ['load gatsby config', 0.03, 'Reading the content'],
  ['building schema', 0.07, 'Planning pages'],
  ['bootstrap finished', 0.11, 'Bundling scripts and styles'],
  ['Building production JavaScript and CSS bundles', 0.55, 'Bundling the renderer'],
  ['Building HTML renderer', 0.82, 'Rendering pages'],
  ['Building static HTML for pages', 0.85, 'Drawing images'],
  ['draw social images', 0.9, 'Compressing files'],
]

/** The milestones in a piece of Gatsby's output, in their order. */
export function readProgress(output: string): Progress[] {
  const reports = output.split('\n').filter((line) => /^(?:success|info) /.test(line))
  return milestones
    .filter(([reported]) => reports.some((line) => line.includes(` ${reported}`)))
    .map(([, done, step]) => ({ done, step }))
}
