import { fromAbsolute } from '@internationalized/date'

/** How far a zone's clocks are from UTC at a moment (in milliseconds), e.g. "UTC+2" or "UTC+10:30". */
export function describeOffset(at: number, zone: string): string {
  const minutes = Math.round(fromAbsolute(at, zone).offset / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'UTC'
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
