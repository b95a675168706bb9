interface MoneyRange {
  min: number
  max: number
  /** By ISO 4217, e.g. "GBP". */
  currency: string
  /** "year", "month", "day" or "hour". */
  period: string
}

/** Two amounts as people read them: "£45,000 to £60,000 a year". */
export function formatMoneyRange({ min, max, currency, period }: MoneyRange, language: string): string {
  const isWhole = Number.isInteger(min) && Number.isInteger(max)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  })
  const amount = (value: number) => format.format(value)
  const amounts = min === max ? amount(min) : `${amount(min)} to ${amount(max)}`
  return `${amounts} ${period === 'hour' ? 'an' : 'a'} ${period}`
}
