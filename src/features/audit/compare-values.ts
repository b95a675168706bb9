import type { AuditEntry } from '../../../contract/audit'
import { formatMoment } from '../../lib/format-moment'

/** Describes a changed value; undefined if there is none. */
export interface ChangedValue {
  name: string
  before: string | undefined
  after: string | undefined
}

/** Values that need another name than their key. */
const names: Record<string, string> = {
  account: 'Microsoft account',
  assignee: 'Assignee',
  canonical: 'Canonical URL',
  copyOf: 'Copy of',
  count: 'Again within ten minutes',
  description: 'Meta description',
  from: 'From',
  handedTo: 'Handed over to',
  image: 'Social image',
  isSpam: 'Spam',
  linkedAt: 'Linked',
  liveSlug: 'Published URL slug',
  noindex: 'Noindex',
  permanent: 'Permanent redirect',
  publishAt: 'Scheduled for',
  retainUntil: 'Delete on',
  revision: 'Version',
  slug: 'URL slug',
  state: 'Status',
  tenant: 'Microsoft tenant',
  to: 'To',
  why: 'Reason',
}

/** Technical values that mean nothing to readers; the action is part of the sentence. */
const hidden = new Set(['action', 'id', 'version'])

/** Every value that differs, in its recorded order. */
export function compareValues({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedValue[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys
    .filter((key) => !hidden.has(key))
    .map((key) => ({
      name: names[key] ?? nameOf(key),
      before: before && key in before ? describeValue(before[key]) : undefined,
      after: after && key in after ? describeValue(after[key]) : undefined,
    }))
    .filter((value) => value.before !== value.after)
}

/** "retainUntil" and "retain_until" become "Retain until". */
function nameOf(key: string): string {
  const words = key.replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describeValue(value: unknown): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(describeValue).join(', ')
  if (typeof value === 'string') return describeText(value)
  return JSON.stringify(value)
}

/** Formats date and time; removes the underscores of statuses. */
function describeText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMoment(text)
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replace(/_/g, ' ') : text
}
