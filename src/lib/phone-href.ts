/** The link that calls a phone number, however it is written, e.g. "+44 20 7946 0120". */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
