/** What a sample deliverable is called wherever its kind is named, e.g. "Sample proposal" or "Real acceptance report". */
export const nameSample = ({ kind, illustrative }: { kind: string; illustrative: boolean }): string =>
  `${illustrative ? 'Sample' : 'Real'} ${kind}`

/**
 * What a sample deliverable is, said once on its page and at the foot of each sheet of its PDF, and nowhere else.
 *
 * @param illustrative Whether its client and figures are made up.
 */
export const noteOfSample = (illustrative: boolean): string =>
  illustrative
    ? 'A sample. The client and the figures are made up; the format is real.'
    : 'A real document: nothing in it is made up.'

/** The same of all of them, above their list: each says by its label whether it is a sample. */
export const noteOfSamples = (samples: readonly { illustrative: boolean }[]): string =>
  `The clients and figures are made up${samples.every(({ illustrative }) => illustrative) ? '' : ' unless the label says “Real”'}.`

/** The line that names the client. */
export const nameClient = (client: string): string => `Prepared for: ${client}`
