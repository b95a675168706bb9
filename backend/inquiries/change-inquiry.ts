import type { InquirySummary } from '../../contract/inquiry'
import type { Repositories } from '../repositories/create-repositories'
import type { InquiryChange } from '../repositories/inquiries-repository'

/** How the timeline writes "unassigned". */
const unassigned = ''

/** The values of the input that the inquiry doesn't have yet. */
export function differenceOf({ state, assignee }: InquirySummary, input: InquiryChange): InquiryChange {
  const isOtherState = input.state !== undefined && input.state !== state
  const isOtherAssignee = input.assignee !== undefined && keyOf(input.assignee) !== keyOf(assignee)
  return {
    ...(isOtherState && { state: input.state }),
    ...(isOtherAssignee && { assignee: input.assignee }),
  }
}

const keyOf = (address: string | null) => address?.toLowerCase() ?? null

/** Changes a locked inquiry, with its timeline. @returns The values that changed, for the audit log. */
export async function changeInquiry(
  { inquiries, events }: Repositories,
  by: string,
  inquiry: InquirySummary,
  change: InquiryChange,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  await inquiries.change(inquiry.id, change)
  const { state, assignee } = change
  const subject = { inquiry: inquiry.id }
  if (state !== undefined)
    await events.add(subject, { by, kind: 'state', text: state, before: inquiry.state })
  if (assignee !== undefined)
    await events.add(subject, {
      by,
      kind: 'assigned',
      text: assignee ?? unassigned,
      before: inquiry.assignee ?? unassigned,
    })
  return {
    before: {
      ...(state !== undefined && { state: inquiry.state }),
      ...(assignee !== undefined && { assignee: inquiry.assignee }),
    },
    after: { ...change },
  }
}
