import { inboxCommands, moveCommands } from '../../lib/inbox-commands'
import type { KeyCommand } from '../../lib/use-key-commands'
import type { ApplicantInbox } from './use-applicant-inbox'

/** The single keys of the applicants’ screen. @param spam Whether spam is shown, which has no stages. */
export function applicantCommands(inbox: ApplicantInbox, spam: boolean): KeyCommand[] {
  const { sideways, step, move, change, showPart } = inbox
  const { targets } = inbox.selection
  return [
    ...moveCommands('applicant', inbox),
    ...(sideways
      ? [
          { key: 'ArrowLeft', title: 'Column on the left', run: () => sideways(-1) },
          { key: 'ArrowRight', title: 'Column on the right', run: () => sideways(1) },
        ]
      : []),
    { key: 'o', title: 'Open or close the application', run: inbox.toggleOpen },
    { key: 'l', title: 'Move to next stage', run: () => step(1) },
    { key: 'h', title: 'Move to previous stage', run: () => step(-1) },
    { key: 'r', title: 'Reject', run: () => !spam && move(targets, 'rejected') },
    ...[1, 2, 3, 4, 5, 0].map((rating) => ({
      key: String(rating),
      title: 'Rate 1 to 5 (0 to clear)',
      run: () => change(targets, { rating }),
    })),
    {
      key: 's',
      title: 'Mark or unmark as spam',
      run: () => change(targets, { isSpam: targets[0]?.isSpam === false }),
    },
    { key: 'm', title: 'Private note', run: () => showPart('note') },
    { key: 'w', title: 'Write an email', run: () => showPart('email') },
    { key: 'v', title: 'View CV', run: () => showPart('cv') },
    ...inboxCommands(inbox),
  ]
}
