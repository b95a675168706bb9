import { nameField } from '../../../../contract/content/entry-descriptions'
import type { EntryContent } from '../../../../contract/entry'
import { mergeRegions } from '../../../lib/merge-texts'
import { sameContent, serviceFields } from '../autosave/merge-content'
import { describeFields } from '../diff/compare-contents'

/** What both sides changed in different ways; the texts are for reading. */
export interface Collision {
  /** Where: the path of a field, or "markdown" and the number of the part. */
  id: string
  /** What people call the field. */
  name: string
  ancestor: string
  mine: string
  theirs: string
}

export type Side = 'mine' | 'theirs'

/** A merge that waits for a choice for each collision. */
export interface Merge {
  collisions: readonly Collision[]
  /** The merged content. @param choose The side for a collision. */
  resolve: (choose: (id: string) => Side) => EntryContent
}

interface Versions {
  /** What both began with. */
  ancestor: EntryContent
  mine: EntryContent
  theirs: EntryContent
}

/** Merges two versions of an entry: by field, and the text by paragraph. */
export function planMerge({ ancestor, mine, theirs }: Versions): Merge {
  const fields = mergeFields({ ancestor, mine, theirs })
  const regions = mergeRegions(ancestor.markdown, mine.markdown, theirs.markdown)
  const inText = regions.flatMap(({ base, mine: own, theirs: others, collide }, index): Collision[] => {
    if (!collide) return []
    const texts = { ancestor: base.join(''), mine: own.join(''), theirs: others.join('') }
    return [{ id: regionId(index), name: nameField('markdown'), ...texts }]
  })
  return {
    collisions: [...fields.collisions, ...inText],
    resolve: (choose) => ({
      ...fields.resolve(choose),
      markdown: regions.flatMap((region, index) => region[choose(regionId(index))]).join(''),
    }),
  }
}

const regionId = (index: number) => `markdown.${index}`

function mergeFields({ ancestor, mine, theirs }: Versions) {
  const described = { ancestor: textsOf(ancestor), mine: textsOf(mine), theirs: textsOf(theirs) }
  const paths = [...new Set([ancestor, mine, theirs].flatMap((content) => [...textsOf(content).keys()]))]
  const theirChanges = paths.filter((path) => !isSame(path, ancestor, theirs) && !isSame(path, mine, theirs))
  // what the service sets at the next publication is not worth a question
  const collided = theirChanges.filter((path) => !isSame(path, ancestor, mine) && !isOfService(path))
  const taken = theirChanges.filter((path) => isSame(path, ancestor, mine))
  return {
    collisions: collided.map((path): Collision => ({
      id: path,
      name: nameField(path, mine.kind),
      ancestor: described.ancestor.get(path) ?? '',
      mine: described.mine.get(path) ?? '',
      theirs: described.theirs.get(path) ?? '',
    })),
    resolve: (choose: (id: string) => Side): EntryContent => {
      const chosen = collided.filter((path) => choose(path) === 'theirs')
      return [...taken, ...chosen].reduce(
        (content, path) => withValue(content, path, valueAt(theirs, path)),
        mine,
      )
    },
  }
}

const textsOf = (content: EntryContent) =>
  new Map(describeFields(content).map(({ path, text }) => [path, text]))

const isOfService = (path: string) => serviceFields.some((field) => path === `fields.${field}`)

const isSame = (path: string, one: EntryContent, other: EntryContent) =>
  sameContent(valueAt(one, path), valueAt(other, path))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(content: EntryContent, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), content)
}

/** A copy with another value at a path; undefined removes it. */
function withValue(content: EntryContent, path: string, value: unknown): EntryContent {
  return put(content, path.split('.'), value) as EntryContent // a value of the same place in another content of its kind
}

function put(part: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const record = isRecord(part) ? part : {}
  const next = rest.length === 0 ? value : put(record[key], rest, value)
  const { [key]: _, ...others } = record
  return next === undefined ? others : { ...record, [key]: next }
}
