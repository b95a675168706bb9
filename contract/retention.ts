/** Months for which an application is kept unless an admin chooses another date. Texts that promise it follow. */
export const retentionMonths = 6

/** Months for which a closed inquiry, or spam, is kept after its last change, unless the service is told otherwise. */
export const inquiryMonths = 24

/** Days for which an entry stays in the trash. */
export const trashDays = 30

/** Days for which addresses not found are shown, and kept. */
export const missingDays = { shown: 30, kept: 90 } as const

/** Days for which notifications are kept, unless the service is told otherwise. */
export const notificationDays = 90

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A number of months in words, e.g. "six months"; numbers from ten on are written in figures. */
export const months = (count: number): string =>
  `${words[count - 1] ?? count} ${count === 1 ? 'month' : 'months'}`
