import type { Inquiry, InquirySummary } from '../../../contract/inquiry'
import type { FailedChange } from '../../lib/create-item-changes'
import { formatMoment } from '../../lib/format-moment'
import { describeEvent } from './describe-event'

interface Options {
  /** Address of the reader. */
  me: string
  load: (id: string) => Promise<Inquiry>
}

/** As many conflicts as are looked into one by one. */
const most = 5

/** Why changes did not come about, and who changed what in between: a sentence each. */
export async function explainFailures(
  failed: readonly FailedChange<InquirySummary>[],
  options: Options,
): Promise<string[]> {
  const [first] = failed
  const error = failed.find((one) => one.error !== undefined)?.error
  if (first && error) {
    const what =
      failed.length === 1 ? `The inquiry of ${first.item.name} is` : `${failed.length} inquiries are`
    return [`${what} as before: this was not saved. ${error.message}`]
  }
  const sentences = await Promise.all(failed.slice(0, most).map((one) => explainConflict(one, options)))
  const rest = failed.length - most
  return rest > 0 ? [...sentences, `${rest} more were changed by others meanwhile.`] : sentences
}

async function explainConflict(
  { item, now }: FailedChange<InquirySummary>,
  { me, load }: Options,
): Promise<string> {
  const what = `The inquiry of ${item.name}`
  if (!now) return `${what} is gone.`
  const events = await load(now.id).then(
    (inquiry) => inquiry.events,
    () => [],
  )
  const last = events.find(({ kind }) => kind === 'state' || kind === 'assigned')
  if (!last) return `${what} was changed by somebody else meanwhile; it is shown as it is now.`
  const { title, at } = describeEvent({ ...last, before: null }, me)
  return `${what} was left as it is: ${title} meanwhile (${formatMoment(at)}).`
}
