interface Chart {
  title: string
  values: readonly { label: string; value: number }[]
}

/** A chart of bars in words, e.g. "Requests a month: March 412, April 371." */
export const describeChart = ({ title, values }: Chart): string =>
  `${title}: ${values.map(({ label, value }) => `${label} ${value}`).join(', ')}.`

/** Length of a bar, between 0 and 1. */
export function barLength(value: number, { values }: Chart): number {
  const most = Math.max(...values.map((bar) => bar.value))
  return most === 0 ? 0 : value / most
}
