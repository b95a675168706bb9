import type { PublicComment } from '../../contract/comment'
import type { SettingKind } from '../../contract/content/kinds'
import type { PublishedEntry, PublishedOf } from '../../contract/published'
import type { RedirectRule, SeoSetting } from '../../contract/seo'
import type { PictureSource } from './picture-source'

/** Entries published in the editor, as fetched by the build. */
export interface PublishedContent {
  entries: readonly LocatedEntry[]
  /** Slugs that entries had before. */
  moved: readonly MovedSlug[]
  /** Addresses that an entry had and that lead nowhere now. */
  gone: readonly string[]
  /** Files of content/ that entries have replaced: they make no page. Default: none. */
  files?: readonly string[]
  /** The pictures the entries show. */
  pictures: PictureSource
  /** What admins have set for pages, and their redirects. Default: nothing. */
  seo?: SeoSettings
  /** What visitors say to articles, those of files as well. */
  comments: readonly ArticleComment[]
}

/** A comment and the slug of its article. */
export interface ArticleComment extends PublicComment {
  post: string
}

export interface SeoSettings {
  settings: readonly Omit<SeoSetting, 'updatedBy'>[]
  redirects: readonly Omit<RedirectRule, 'updatedBy'>[]
}

export interface LocatedEntry {
  entry: PublishedEntry
  /** Where a person mends it, e.g. `the editor, article "Tides" (/admin/post-blog/?entry=…)`. */
  location: string
}

export interface MovedSlug {
  kind: PublishedEntry['kind']
  from: string
  to: string
  /** Where a person sees to it, as above. */
  location: string
}

/** The entry that a setting comes from in place of its file. */
export function findSetting<Kind extends SettingKind>(
  published: Pick<PublishedContent, 'entries'> | undefined,
  kind: Kind,
  file: string,
): { entry: PublishedOf<Kind>; location: string } | undefined {
  const isOfKind = (entry: PublishedEntry | PublishedOf<Kind>): entry is PublishedOf<Kind> =>
    entry.kind === kind
  for (const { entry, location } of published?.entries ?? [])
    if (isOfKind(entry) && entry.source?.file === file) return { entry, location }
  return undefined
}
