import type { Inquiry, InquirySummary } from '../../../contract/inquiry'
import { formatMoment } from '../../lib/format-moment'
import { describeEvent } from './describe-event'

interface Options {
  /** Address of the reader. */
  me: string
  load: (id: string) => Promise<Inquiry>
}

/** Who changed what of an inquiry meanwhile, as its history says. */
export async function explainConflict(
  { name }: InquirySummary,
  now: InquirySummary | null,
  { me, load }: Options,
): Promise<string> {
  const what = `The inquiry of ${name}`
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
