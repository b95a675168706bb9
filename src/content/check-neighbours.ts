import type { Content } from './content'
import type { ContentIssue } from './content-issue'

/**
 * Advice on technologies that name a neighbour which doesn't name them: the overview's chart joins the two, and a reader
 * who follows its line finds no word about it on the other page. Pure.
 */
export function checkNeighbours({ technologies }: Pick<Content, 'technologies'>): ContentIssue[] {
  const namesOf = ({ data }: Content['technologies'][number]) =>
    data.neighbours.map(({ technology }) => technology)
  return technologies.flatMap((entry) =>
    namesOf(entry).flatMap((name, index) => {
      const other = technologies.find(({ slug }) => slug === name)
      if (other === undefined || namesOf(other).includes(entry.slug)) return []
      const message = `neighbours: ${other.file} doesn’t name "${entry.slug}" as a neighbour. Name it there, or remove it here`
      return [{ ...entry.locate(['neighbours', index, 'technology']), message }]
    }),
  )
}
