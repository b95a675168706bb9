/** An entry on the public site. */
export interface Published {
  kind: 'Article' | 'Case study' | 'Job'
  title: string
  href: string
  /** Date of publication, as YYYY-MM-DD. */
  date: string
}

/** The newest of all kinds, at most `limit`; those of one day by title. */
export function latestPublished(published: readonly Published[], limit = 6): readonly Published[] {
  return published
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'))
    .slice(0, limit)
}
