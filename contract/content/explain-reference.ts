import { suggest } from '../suggest'

/** Why a tag can't be used; undefined when it can. */
export function explainTag(tag: string, known: readonly string[]): string | undefined {
  if (known.includes(tag)) return undefined
  return `unknown tag "${tag}". Tags are listed in content/blog/tags.yml${suggest(tag, known)}`
}

/** Why an office can't be named; undefined when it can. */
export function explainOffice(office: string, known: readonly string[]): string | undefined {
  if (known.includes(office)) return undefined
  return `unknown office "${office}". Use ${known.join(' or ')} (from company.yml)`
}

/** A person by the slug of their file or by their name as it is written there; undefined for a team. */
export const findPerson = <P extends { slug: string; name: string }>(
  author: string,
  people: readonly P[],
): P | undefined => people.find(({ slug, name }) => author === slug || author === name)

/** Whether an author is written as a slug, and so as that of a person. */
const isSlug = (author: string) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(author)

/** An author as readers know them: the person's name, or what the text says; of a person who has no page any more, the words of the slug. */
export function nameAuthor(author: string, people: readonly { slug: string; name: string }[]): string {
  const name = findPerson(author, people)?.name
  if (name !== undefined || !isSlug(author)) return name ?? author
  return author.replaceAll(
    /(?:^|-)([a-z0-9])/g,
    (part, first: string) => (part.startsWith('-') ? ' ' : '') + first.toUpperCase(),
  )
}

/** Why a text can't be an author: it is written as a slug and no person has it. Any other name is that of a team. */
export function explainAuthor(
  author: string,
  people: readonly { slug: string; name: string }[],
): string | undefined {
  if (!isSlug(author) || findPerson(author, people)) return undefined
  const slugs = people.map(({ slug }) => slug)
  return `no person has the slug "${author}". Write the name of a team as readers know it${suggest(author, slugs)}`
}

/** Why a page can't be referred to. @param noun What it is, e.g. "service". */
export function explainMissing(noun: string, slug: string, known: readonly string[]): string {
  return `no ${noun} has the slug "${slug}"${suggest(slug, known)}`
}
