/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** What that means, after the name. */
export const workedExampleMeaning = 'Not a client: a project of the kind we do, with assumed figures'

/** The same of several. */
export const workedExamples = {
  name: 'Worked examples',
  meaning: 'Not clients: projects of the kind we do, with assumed figures',
}

/** What its figures are, where they begin. */
export const assumedFigures = 'All figures here are assumed, not measured.'

/** The same of a single figure, among others that are measured. */
export const assumed = 'assumed'
