/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** What that means, after the name. */
export const workedExampleMeaning = 'Not a client: a project of the kind we do, with assumed figures'

/** The same of several. */
export const workedExamples = {
  name: 'Worked examples',
  meaning: 'Not clients: projects of the kind we do, with assumed figures',
}

/** What each of its figures is, beside the number. */
export const assumed = 'assumed'
