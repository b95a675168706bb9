/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** What that means, after the name. */
export const workedExampleMeaning = 'Not a client: a project of the kind we do, with assumed figures'

/** What that means, before what is said of its figures. */
export const exampleMeaning = 'A project of the kind we do, not a client.'

/** The same of several, with their name. */
export const examplesMeaning = 'Worked examples: projects of the kind we do, not clients.'

/** What its figures are, where they begin. */
export const assumedFigures = 'All figures here are assumed, not measured.'

/** The same of a single figure, among others that are measured. */
export const assumed = 'assumed'
