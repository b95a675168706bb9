import type { z } from 'zod'
import type { PublicComment } from '../../contract/comment'
import type { CaseStudy, Job, Post } from '../../contract/content/entry-schemas'
import type {
  Company,
  Legal,
  PageName,
  PageSchemas,
  Person,
  Redirect,
  Sample,
  Service,
  ServiceCategory,
  Solution,
  Tag,
  Technology,
  TechnologyCategory,
} from '../../contract/content/page-schemas'
import type { ContentIssue } from './content-issue'
import type { Markdown } from './parse-markdown'

export type Locate = (path: readonly PropertyKey[]) => Pick<ContentIssue, 'file' | 'line' | 'column'>

/** A content file, or an entry of the editor, after parsing: what its front matter says and what its text is. */
export interface Entry<T> {
  /** File name without ending; the folder's name for `index.md`. */
  slug: string
  /** Folder between the collection and the file; '' at its top. */
  folder: string
  /** Path from the project's root; for an entry from the editor, a description of where to fix it. */
  file: string
  data: T
  markdown: Markdown
  /** Place of a front-matter value, for issues found later. */
  locate: Locate
  /** File of the picture that the front matter names, from the project's root. Default: none. */
  picture?: string | undefined
  /** What the backend says of it; undefined: it is a file of `content/`. */
  published?: PublishedFacts | undefined
  /** What its file says, where an entry of the editor has taken over a page that the site fixes. Default: nothing. */
  ofFile?: Entry<T> | undefined
}

/** Metadata of an entry published in the editor. */
export interface PublishedFacts {
  /** Hash of slug, fields and text; included in the built page. */
  hash: string
  /** Day of the last publication, as YYYY-MM-DD. */
  modified: string
}

export interface MediaFile {
  /** Path from the project's root. */
  file: string
  /** Public path, with a hash of the file's bytes. */
  href: string
  /** In pixels. */
  size: { width: number; height: number }
  /** The file as covers show it. Default: as it is. */
  cover?: string | undefined
}

export type PageData<Name extends PageName> = z.infer<(typeof PageSchemas)[Name]>
export type PageEntries = { [Name in PageName]: Entry<PageData<Name>> }

/** Everything in `content/`, typed, before it is joined with the trees. */
export interface Content {
  company: Company
  redirects: { rules: Redirect[]; locate: Locate }
  /** Groups of words and phrases with the same meaning for the search. */
  synonyms: string[][]
  tags: Tag[]
  pages: PageEntries
  legal: Entry<Legal>[]
  serviceCategories: Entry<ServiceCategory>[]
  services: Entry<Service>[]
  technologyCategories: Entry<TechnologyCategory>[]
  technologies: Entry<Technology>[]
  solutions: Entry<Solution>[]
  samples: Entry<Sample>[]
  posts: Entry<Post>[]
  caseStudies: Entry<CaseStudy>[]
  jobs: Entry<Job>[]
  people: Entry<Person>[]
  /** What visitors say, by the slug of the article. */
  comments: ReadonlyMap<string, readonly PublicComment[]>
  /** Pictures the texts show, to be copied to the site. */
  media: MediaFile[]
  /** Files that exist but could not be read; what refers to them is not at issue. */
  broken: Pick<Entry<unknown>, 'file' | 'folder' | 'slug'>[]
}
