/**
 * What a sample deliverable is, said on its page and on each sheet of its PDF.
 *
 * @param illustrative Whether its client and figures are made up.
 */
export const noteOfSample = (illustrative: boolean): string =>
  illustrative
    ? 'A sample. The client and the figures are made up; the format is real.'
    : 'A sample in which nothing is made up.'

/** The same of several. */
export const noteOfSamples = (samples: readonly { illustrative: boolean }[]): string =>
  samples.length === 1
    ? noteOfSample(samples.every(({ illustrative }) => illustrative))
    : samples.every(({ illustrative }) => illustrative)
      ? 'Samples. Clients and figures are made up; the formats are real.'
      : 'Samples. Clients and figures are made up unless a sample says otherwise; the formats are real.'

/** The line that names the client. */
export const nameClient = (client: string, illustrative: boolean): string =>
  `Prepared for: ${client}${illustrative ? ' (made up)' : ''}`
