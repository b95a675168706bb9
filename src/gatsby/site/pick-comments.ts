import { mostComments, type PublicComment } from '../../../contract/comment'
import type { Comment } from './views'

/** Most comments in the HTML of an article and most characters of them together: a page stays quick to load. */
export const inHtml = { comments: 20, characters: 6_000 }

/** What of an article's comments is in its HTML, the oldest first, and how many there are. The page loads the rest. */
export function pickComments(all: readonly PublicComment[]): { comments: Comment[]; commentCount: number } {
  const sorted = all.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const shown = sorted.slice(-mostComments)
  const byId = new Map(shown.map((comment) => [comment.id, comment]))
  const known = shown.filter(({ parent }) => parent === null || byId.has(parent))
  const picked = new Set<PublicComment>()
  for (const comment of known.toReversed()) {
    const above = comment.parent === null ? undefined : byId.get(comment.parent)
    const wanted = new Set(above ? [...picked, above, comment] : [...picked, comment])
    if (!fits(wanted)) break
    for (const one of wanted) picked.add(one)
  }
  return { comments: known.filter((one) => picked.has(one)).map(toView), commentCount: known.length }
}

function fits(wanted: ReadonlySet<PublicComment>): boolean {
  const characters = [...wanted].reduce((sum, { text }) => sum + text.length, 0)
  return wanted.size <= inHtml.comments && characters <= inHtml.characters
}

const toView = ({ parent, id, name, text, at }: PublicComment): Comment => ({
  id,
  parent: parent ?? undefined,
  name,
  text,
  at,
})
