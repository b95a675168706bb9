import { ActionButton } from '../../ui/action-button'
import * as css from './inquiries.module.css'
import type { InquiryDesk } from './use-inquiry-desk'

/** What can be done with all that is selected at once. */
export function BulkBar({ desk, me }: { desk: InquiryDesk; me: string }) {
  const { triage, items, changeTargets } = desk
  const count = triage.selected.size
  return (
    <div role="group" aria-label="Selected inquiries" className={css.bulk}>
      {count === 0 && (
        <ActionButton
          look="plain"
          isDisabled={items.length === 0}
          onPress={() => triage.select(items.map(({ id }) => id))}
        >
          Select all shown
        </ActionButton>
      )}
      {count > 0 && (
        <>
          <p role="status" className={css.selected}>
            {count} selected
          </p>
          <ActionButton onPress={() => changeTargets({ state: 'closed' }, 'closed')}>Close</ActionButton>
          <ActionButton onPress={() => changeTargets({ state: 'in_progress' }, 'in progress')}>
            In progress
          </ActionButton>
          <ActionButton onPress={() => changeTargets({ state: 'spam' }, 'marked as spam')}>Spam</ActionButton>
          <ActionButton onPress={() => changeTargets({ state: 'new' }, 'new')}>New</ActionButton>
          <ActionButton onPress={() => changeTargets({ assignee: me }, 'assigned to you')}>
            Assign to me
          </ActionButton>
          <ActionButton look="plain" onPress={() => triage.select([])}>
            Select none
          </ActionButton>
        </>
      )}
    </div>
  )
}
