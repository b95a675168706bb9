/** Something on the public site that appeared on a day. */
export interface Published {
  kind: 'Article' | 'Case study' | 'Opening'
  title: string
  href: string
  /** Day it appeared, as YYYY-MM-DD. */
  date: string
}

/** The newest of all kinds together, at most `limit`; of the same day by title. */
export function latestPublished(published: readonly Published[], limit = 6): readonly Published[] {
  return published
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'))
    .slice(0, limit)
}
