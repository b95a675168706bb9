import { formatDate } from './format-date'
import { formatTime } from './format-time'

/** "2026-11-12T09:05:00Z" as people read it where they are: "12 November 2026, 10:05". */
export function formatMoment(moment: string): string {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${formatDate(day)}, ${formatTime(at)}`
}
