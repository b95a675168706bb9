/** What a sample deliverable is, said on its page and on each sheet of its PDF. */
export const sampleNote =
  'A sample. The client and the figures are made up; the form is the one we hand over.'
