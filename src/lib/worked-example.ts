/** What a project that no client stands behind is called. */
export const workedExample = 'Worked example'

/** What that means, after its name; pages say both together, once. */
export const exampleMeaning = 'a typical project with assumed figures, not client work'

/** Several of them, with what that means. */
export const workedExamples = 'Worked examples'
export const examplesMeaning = 'typical projects with assumed figures, not client work'

/** Each of their figures, so that none can pass for a client’s result. */
export const assumed = 'assumed'

interface Page {
  type: string
  seo: { title: string }
  illustrative?: boolean
}

/** Whether no client stands behind what a page tells. */
export const isWorkedExample = ({ type, illustrative }: Pick<Page, 'type' | 'illustrative'>): boolean =>
  type === 'CaseStudyPage' && illustrative === true

/** A page's title where it stands alone: in a tab, in search results, on a shared link. */
export const titleAlone = (page: Page): string =>
  isWorkedExample(page) ? `${workedExample}: ${page.seo.title}` : page.seo.title
