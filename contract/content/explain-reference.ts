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

/** Why a page can't be referred to. @param noun What it is, e.g. "service". */
export function explainMissing(noun: string, slug: string, known: readonly string[]): string {
  return `no ${noun} has the slug "${slug}"${suggest(slug, known)}`
}
