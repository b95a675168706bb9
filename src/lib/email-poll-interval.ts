/** In how many milliseconds to ask again whether emails were delivered; false: none is on its way. */
export function emailPollInterval(events: readonly { emailState: string | null }[]): number | false {
  return events.some(({ emailState }) => emailState === 'waiting' || emailState === 'sending') ? 5_000 : false
}
