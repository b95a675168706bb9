import type { LiveContent } from '../repositories/tables'
import type { EntryParts } from './change-entries'

/**
 * Takes the comments of an article from every address it has left to the one it goes live at. Comments of another
 * article that once had this address go to where that one is now, so that nobody is quoted below the wrong text.
 */
export async function moveComments(
  { comments, movedSlugs }: Pick<EntryParts, 'comments' | 'movedSlugs'>,
  entry: string,
  next: Pick<LiveContent, 'kind' | 'slug'>,
): Promise<void> {
  if (next.kind !== 'post') return
  const leaver = await movedSlugs.findLeaver(next)
  if (leaver && leaver.id !== entry && leaver.slug !== '') await comments.followPost([next.slug], leaver.slug)
  const left = (await movedSlugs.listLeftBy(entry)).map(({ slug }) => slug)
  await comments.followPost(
    left.filter((slug) => slug !== next.slug),
    next.slug,
  )
}
