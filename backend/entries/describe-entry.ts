import { isSetting, kindNames, titleOf } from '../../contract/content/kinds'
import type { Entry, EntryContent } from '../../contract/entry'
import { summarize, type StoredEntry } from '../repositories/stored-entry'
import { dateContent } from './date-content'
import type { EntryRepos } from './entry-repos'
import { validateForSite } from './validate-content'

/** An entry as the API shows it, with what keeps it from being published at this moment. */
export async function describeEntry(repos: EntryRepos, entry: StoredEntry): Promise<Entry> {
  const { clock } = repos.publishing
  const dated = dateContent(entry, clock.timeZone, repos.at)
  const { blockers } = await validateForSite(repos, dated, clock.dayOf(repos.at))
  return {
    ...summarize(entry, await repos.publishing.files.list()),
    content: entry.content,
    blockers,
    editedInReview: (await repos.revisions.findEditInReview(entry.id, entry.author)) ?? null,
    reviewNotes: await repos.reviewNotes.listLatest(entry.id),
  }
}

/** An entry as the audit log names it, e.g. “the article "Tides"”. */
export function nameEntry(content: EntryContent): string {
  const { one } = kindNames[content.kind]
  if (isSetting(content.kind)) return `the ${one}`
  const title = titleOf(content).trim()
  const article = /^[aeiou]/.test(one) ? 'an' : 'a'
  return title === '' ? `${article} ${one} without a title` : `the ${one} “${title}”`
}
