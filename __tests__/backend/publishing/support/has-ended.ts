import type { Publication } from '../../../../contract/publication'

/** Whether a publication has come to an end, and its build, which ends after those it contains. */
export const hasEnded = (publication: Publication | undefined): boolean =>
  publication !== undefined &&
  ['live', 'failed', 'replaced'].includes(publication.state) &&
  publication.build?.state !== 'running'
