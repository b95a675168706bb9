import type { Entry } from '../../../../contract/entry'
import { MissingList } from './missing-list'
import { MoveBox, type BoxState } from './move-box'
import { planQuestion, type PlainAction } from './plan-question'

interface Props extends BoxState {
  action: PlainAction
  entry: Entry
  /** As YYYY-MM-DD. */
  today: string
  onYes: () => void
}

/** Says what a move will do before it is made. */
export function QuestionBox({ action, entry, today, onYes, ...box }: Props) {
  const { title, sentences, yes, needsAll } = planQuestion(action, entry, today)
  const writes = action === 'publish' || action === 'submit'
  const held = needsAll && entry.problems.length > 0
  return (
    <MoveBox
      {...box}
      role="alertdialog"
      title={held ? `This can’t be ${action === 'submit' ? 'submitted' : 'published'} yet` : title}
      yes={held ? undefined : yes}
      onYes={onYes}
    >
      {!held && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {writes && (
        <MissingList
          title="Missing before it can be published"
          problems={entry.problems}
          onLeave={box.onClose}
        />
      )}
    </MoveBox>
  )
}
