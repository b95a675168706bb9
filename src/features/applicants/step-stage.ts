import type { Stage } from '../../../contract/applicant'
import { stages } from '../../config/stages'

/** The stage one step on (1) or back (-1). Nobody steps into "rejected", and out of it only back to the beginning. */
export function stepStage(stage: Stage, by: 1 | -1): Stage | undefined {
  if (stage === 'rejected') return by === -1 ? 'new' : undefined
  const to = stages[stages.indexOf(stage) + by]
  return to === 'rejected' ? undefined : to
}
