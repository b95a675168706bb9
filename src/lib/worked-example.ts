/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** What that means, after its name; pages say both together, once. */
export const exampleMeaning = 'a typical project with assumed figures, not client work'

/** Several of them, with what that means. */
export const workedExamples = 'Worked examples'
export const examplesMeaning = 'typical projects with assumed figures, not client work'

/** A single figure, among others that are measured. */
export const assumed = 'assumed'
