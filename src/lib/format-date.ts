import { locale } from './locale'

/**
 * "2026-11-12" as people read it: "12 November 2026". Public pages get their dates as text from the build, since the
 * first format that Intl makes costs a phone 70 ms.
 *
 * @param language Default: the site's; the build, which serves any site, names it.
 */
export const formatDate = createFormat({ dateStyle: 'long' })

/** "2026-11-12" as its month: "November 2026". */
export const formatMonth = createFormat({ month: 'long', year: 'numeric' })

function createFormat(options: Intl.DateTimeFormatOptions): (day: string, language?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (day, language = locale) => {
    const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    formats.set(language, format)
    return format.format(new Date(`${day}T00:00:00Z`))
  }
}
