import { graphql } from 'gatsby'
import type { FileEntry } from './entry-page-props'
import type { EntryChoices } from './form/form-context'

/** What an entry can refer to. */
export function choicesOf({
  company,
  tags,
  services,
  technologies,
  solutions,
  people,
  projects,
  articles,
}: Queries.EntryChoicesFragment): EntryChoices {
  return {
    firm: company?.name ?? '',
    offices: company?.offices.map(({ name }) => name) ?? [],
    people: people.nodes.map(({ slug, title, role }) => ({ value: slug, title, text: role })),
    tags: tags.nodes.map(toPlainChoice),
    services: services.nodes.map(toChoice),
    technologies: technologies.nodes.map(toChoice),
    solutions: solutions.nodes.map(toPlainChoice),
    caseStudies: projects.nodes.map(toPlainChoice),
    posts: articles.nodes.map(toPlainChoice),
  }
}

interface Offering {
  slug: string
  title: string
  category: { title: string }
}

const toChoice = ({ slug, title, category }: Offering) => ({ value: slug, title, text: category.title })

const toPlainChoice = ({ slug, title }: Omit<Offering, 'category'>) => ({ value: slug, title })

/** The pages that come from files; the others are entries of the editor. */
export const filesOf = ({ nodes }: { nodes: readonly Omit<FileEntry, 'kind'>[] }) =>
  nodes.filter(({ file }) => file.startsWith('content/'))

export const query = graphql`
  fragment EntryChoices on Query {
    company {
      name
      offices {
        name
      }
    }
    tags: allTag(sort: { title: ASC }) {
      nodes {
        slug
        title
      }
    }
    people: allPersonPage(sort: { title: ASC }) {
      nodes {
        slug
        title
        role
      }
    }
    services: allServicePage(sort: { title: ASC }) {
      nodes {
        slug
        title
        category {
          title
        }
      }
    }
    projects: allCaseStudyPage(sort: { title: ASC }) {
      nodes {
        slug
        title
      }
    }
    solutions: allSolutionPage(sort: { title: ASC }) {
      nodes {
        slug
        title
      }
    }
    articles: allPostPage(sort: { title: ASC }) {
      nodes {
        slug
        title
      }
    }
    technologies: allTechnologyPage(sort: { title: ASC }) {
      nodes {
        slug
        title
        category {
          title
        }
      }
    }
  }
`
