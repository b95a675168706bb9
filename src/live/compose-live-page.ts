import { findTextFault } from '../../contract/content/find-text-fault'
import type { Entry } from '../content/content'
import { fillTokens } from '../content/fill-tokens'
import { parseMarkdown } from '../content/parse-markdown'
import { placePictures } from '../content/place-pictures'
import { createTypesetter } from '../content/typeset'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import {
  composeCaseStudy,
  composeJob,
  composePerson,
  composePost,
  type Surroundings,
} from '../gatsby/site/compose-entries'
import type { View } from '../gatsby/site/views'
import { mapTexts } from '../lib/map-texts'
import { findPicture } from './find-picture'
import type { LiveEntry } from './live-entry'

/** A page as its template sees it, before a build. */
export type LivePage =
  | ({ type: 'PostPage' } & View<'PostPage'>)
  | ({ type: 'CaseStudyPage' } & View<'CaseStudyPage'>)
  | ({ type: 'JobPage' } & View<'JobPage'>)
  | ({ type: 'PersonPage' } & View<'PersonPage'>)

/**
 * The page of an entry, by the same functions as the build's.
 *
 * @param today As YYYY-MM-DD: decides whether an opening is open.
 */
export function composeLivePage(entry: LiveEntry, site: LiveSite, today: string): LivePage {
  const around = surroundingsOf(site, today)
  switch (entry.kind) {
    case 'post':
      return {
        type: 'PostPage',
        ...composePost(readLiveEntry(entry, site), around),
        cover: pictureOf(entry.fields.cover),
      }
    case 'case-study':
      return { type: 'CaseStudyPage', ...composeCaseStudy(readLiveEntry(entry, site), around) }
    case 'job':
      return { type: 'JobPage', ...composeJob(readLiveEntry(entry, site), around) }
    case 'person':
      return {
        type: 'PersonPage',
        ...composePerson(readLiveEntry(entry, site), around),
        portrait: pictureOf(entry.fields.portrait),
        posts: [], // only the build knows who wrote what
      }
  }
}

function surroundingsOf(
  { tags, posts, people, teams, cards, company, contact, noSalary }: LiveSite,
  today: string,
): Surroundings {
  return {
    locale: company.locale,
    tags,
    posts,
    people,
    teams,
    contact,
    noSalary,
    samplesOf: () => [], // as in page-data.ts
    today,
    modified: () => today,
    commentsOf: () => ({ comments: [], commentCount: 0 }), // the page fetches them
    findCard: (kind, slug) => cards.find((card) => card.kind === kind && card.slug === slug),
  }
}

const pictureOf = (picture: { src: string; alt: string } | undefined) =>
  picture && { file: picture.src, alt: picture.alt }

/** Reads an entry as the build reads its file: tokens filled in, Markdown rendered, pictures placed, all typeset. */
export function readLiveEntry<T extends object>(
  { slug, fields, markdown }: { slug: string; fields: T; markdown: string },
  site: LiveSite,
): Entry<T> {
  const fill = (text: string) => fillTokens(text, site.company)
  const text = fill(markdown)
  const typesetter = createTypesetter(site.company.locale)
  return {
    slug,
    folder: '',
    file: '',
    data: typesetter.fields(mapTexts(fields, fill)),
    markdown: parseMarkdown(findTextFault(text) ?? text, {
      typesetter,
      transform: (tree) => placePictures(tree, (url) => findPicture(url, site.pictures)),
    }),
    locate: () => ({ file: '', line: 0, column: 0 }), // only the build reports issues
  }
}
