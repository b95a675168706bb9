import { graphql } from 'gatsby'
import type { WritingChoices } from './form/form-props'
import type { FileEntry } from './writing-props'

/** What the site knows that an entry may refer to. */
export function choicesOf({
  company,
  tags,
  services,
  technologies,
}: Queries.WritingChoicesFragment): WritingChoices {
  return {
    firm: company?.name ?? '',
    offices: company?.offices.map(({ name }) => name) ?? [],
    tags: tags.nodes.map(({ slug, title }) => ({ value: slug, title })),
    services: services.nodes.map(toChoice),
    technologies: technologies.nodes.map(toChoice),
  }
}

interface Offering {
  slug: string
  title: string
  category: { title: string }
}

const toChoice = ({ slug, title, category }: Offering) => ({ value: slug, title, text: category.title })

/** Those of the site's pages that come from files; the others are in the editor already. */
export const filesOf = ({ nodes }: { nodes: readonly FileEntry[] }): readonly FileEntry[] =>
  nodes.filter(({ file }) => file.startsWith('content/'))

export const query = graphql`
  fragment WritingChoices on Query {
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
    services: allServicePage(sort: { title: ASC }) {
      nodes {
        slug
        title
        category {
          title
        }
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
