import type { AuditEntry } from '../../../contract/audit'
import { formatMoment } from '../../lib/format-moment'

/** One value of something that was changed, in words; undefined where there was, or is, none. */
export interface ChangedValue {
  name: string
  before: string | undefined
  after: string | undefined
}

/** What people call the values whose names do not say it. */
const names: Record<string, string> = {
  action: 'What was done',
  assignee: 'Taken care of by',
  from: 'From',
  isSpam: 'Spam',
  noindex: 'Hidden from search engines',
  retainUntil: 'Kept until',
  to: 'To',
}

/** Every value that differs, in the order in which it was noted. */
export function compareValues({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedValue[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys
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
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(describeValue).join(', ')
  if (typeof value === 'string') return describeText(value)
  return JSON.stringify(value)
}

/** Moments as people read them; names of states without their underscore. */
function describeText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMoment(text)
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replace(/_/g, ' ') : text
}
