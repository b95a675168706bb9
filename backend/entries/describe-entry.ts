import type { Entry } from '../../contract/entry'
import { summarize } from '../repositories/entry-summary'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { dateContent } from './date-content'
import { dayIn } from '../clock'
import { judgeContent } from './judge-content'

type DescribingParts = Pick<EntryParts, 'remarks' | 'publishing' | 'at'>

/** An entry as the API shows it, with what keeps it from being published at this moment. */
export async function describeEntry(parts: DescribingParts, entry: StoredEntry): Promise<Entry> {
  const { timeZone } = parts.publishing.clock
  const dated = dateContent(entry, timeZone, parts.at)
  return {
    ...summarize(entry),
    content: entry.content,
    problems: judgeContent(dated, dayIn(timeZone, parts.at)).problems,
    remarks: await parts.remarks.listLatest(entry.id),
  }
}
