/**
 * The same value with every text in it changed.
 *
 * @param isTextKey Whether to look below a key of an object. Default: below all.
 */
export function mapTexts<T>(
  value: T,
  change: (text: string) => string,
  isTextKey: (key: string) => boolean = () => true,
): T {
  return mapAny(value, change, isTextKey) as T // texts stay texts, all else stays as it is
}

function mapAny(
  value: unknown,
  change: (text: string) => string,
  isTextKey: (key: string) => boolean,
): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapAny(item, change, isTextKey))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isTextKey(key) ? mapAny(item, change, isTextKey) : item,
    ]),
  )
}
