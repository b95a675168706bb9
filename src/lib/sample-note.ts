/** What a sample deliverable is, said on its page and on each sheet of its PDF. */
export const sampleNote =
  'A sample. The client and the figures are made up; the form is the one we hand over.'

/** The same of several. */
export const samplesNote = 'Samples. Clients and figures are made up; the forms are those we hand over.'
