import { locale } from './locale'

interface TimeOptions {
  /** Name of a time zone, e.g. "Europe/Berlin". Default: the reader's. */
  zone?: string
  /** Whether to show seconds. Default: no. */
  seconds?: boolean
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of a moment on the clocks of a time zone, by the site's locale: "09:05" or "9:05 AM". */
export function formatTime(at: Date, { zone, seconds = false }: TimeOptions = {}): string {
  const key = `${zone} ${seconds}`
  const options = { timeStyle: seconds ? 'medium' : 'short', timeZone: zone } as const
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format.format(at)
}
