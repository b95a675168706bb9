import type { InquirySummary } from '../../contract/inquiry'
import type { InquiryChange } from '../repositories/inquiries-repository'
import type { InquiryParts } from './inquiry-parts'

/** Nobody, as a history says it. */
const nobody = ''

/**
 * Changes a locked inquiry, and writes it into its history. What is as it is wanted already is left alone.
 *
 * @returns The inquiry as it is then, and what was changed of it as it was and is; undefined for nothing.
 */
export async function recordChange(
  { inquiries, events }: InquiryParts,
  by: string,
  inquiry: InquirySummary,
  wanted: InquiryChange,
): Promise<{ item: InquirySummary; changed: Changed | undefined }> {
  const change = differenceOf(inquiry, wanted)
  if (Object.keys(change).length === 0) return { item: inquiry, changed: undefined }
  const item = await inquiries.change(inquiry.id, change)
  const subject = { inquiry: inquiry.id }
  if (change.state !== undefined)
    await events.add(subject, { by, kind: 'state', text: change.state, before: inquiry.state })
  if (change.assignee !== undefined)
    await events.add(subject, {
      by,
      kind: 'assigned',
      text: change.assignee ?? nobody,
      before: inquiry.assignee ?? nobody,
    })
  return { item, changed: { before: pick(inquiry, change), after: pick(item, change) } }
}

interface Changed {
  before: InquiryChange
  after: InquiryChange
}

function differenceOf({ state, assignee }: InquirySummary, wanted: InquiryChange): InquiryChange {
  const isOtherState = wanted.state !== undefined && wanted.state !== state
  const isOtherAssignee = wanted.assignee !== undefined && keyOf(wanted.assignee) !== keyOf(assignee)
  return {
    ...(isOtherState && { state: wanted.state }),
    ...(isOtherAssignee && { assignee: wanted.assignee }),
  }
}

const keyOf = (address: string | null) => address?.toLowerCase() ?? null

function pick({ state, assignee }: InquirySummary, change: InquiryChange): InquiryChange {
  return {
    ...(change.state !== undefined && { state }),
    ...(change.assignee !== undefined && { assignee }),
  }
}
