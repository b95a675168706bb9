import type { PicturePoint } from '../../../contract/picture'
import type { SeoSetting } from '../../../contract/seo'
import type { FoundPicture, PictureSource } from '../../content/picture-source'
import type { SeoSettings } from '../../content/published-content'
import type { Typesetter } from '../../content/typeset'
import { socialCutName } from '../social-images/social-image-name'

/** What admins have set for pages, by path. */
export type SeoOverrides = ReadonlyMap<string, SeoOverride>

export type SeoOverride = Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>

/** A picture to be cut for shared links. */
export interface SocialCut {
  /** File name below /social/. */
  name: string
  /** Path from the project's root. */
  file: string
  /** The point that stays in view; null: what draws the eye. */
  focus: PicturePoint | null
}

/**
 * Settings as the plan of pages wants them. A picture that is not there is left out.
 *
 * @returns `warnings` about skipped settings.
 */
export function planOverrides(
  settings: SeoSettings['settings'],
  pictures: PictureSource | undefined,
  typesetter: Typesetter,
): { overrides: SeoOverrides; cuts: SocialCut[]; warnings: string[] } {
  const warnings: string[] = []
  const cuts: SocialCut[] = []
  const overrides = new Map(
    settings.map(({ path, title, description, canonical, noindex, image }) => {
      const found = image === null ? undefined : pictures?.findPicture('', image)
      const form = found && formOf(found)
      if (found && form !== undefined)
        cuts.push({ name: socialCutName(form), file: found.file, focus: found.focus ?? null })
      if (image !== null && !found)
        warnings.push(
          `Left out: the picture of ${path} for shared links, which the backend no longer has (${image})`,
        )
      const texts = typesetter.fields({ title, description })
      return [path, { ...texts, canonical, noindex, image: form ?? null }]
    }),
  )
  return { overrides, cuts, warnings }
}

/** What is cut: another file or focal point is another one. */
const formOf = ({ href, focus }: FoundPicture): string => (focus ? `${href}#${focus.x},${focus.y}` : href)

/** Warnings about settings for missing pages. */
export function explainLeftOver(overrides: SeoOverrides, paths: readonly string[]): string[] {
  const known = new Set(paths)
  return [...overrides.keys()]
    .filter((path) => !known.has(path))
    .map((path) => `There are settings for search engines for ${path}, but no such page: see /admin/seo/`)
}
