/** What a sample deliverable is, said on its page and on each sheet of its PDF. */
export const sampleNote = 'A sample. The client and the figures are made up; the format is real.'

/** The same of several. */
export const samplesNote = 'Samples. Clients and figures are made up; the formats are real.'
