import type { Publication } from '../../../../contract/publication'

/** Whether a publication and its build have ended; a build ends after its publications. */
export const hasEnded = (publication: Publication | undefined): boolean =>
  publication !== undefined &&
  ['live', 'failed', 'replaced'].includes(publication.state) &&
  publication.build?.state !== 'running'
