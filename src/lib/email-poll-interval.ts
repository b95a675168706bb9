/** In how many milliseconds to ask again how far mails have come; false: all have come to an end. */
export function emailPollInterval(mails: readonly { mail: string | null }[]): number | false {
  return mails.some(({ mail }) => mail === 'waiting' || mail === 'sending') ? 5_000 : false
}
