import path from 'node:path'
import { isFixed, isSetting, type EntryKind, type SettingKind } from '../../contract/content/kinds'
import type { ContentFiles, SourceFile } from './content-files'

interface Place {
  /** In `content/`. */
  folder: string
  /** Which of the folder's files. Default: all. */
  only?: (file: SourceFile) => boolean
}

const isIndex = ({ file }: SourceFile) => path.posix.basename(file) === 'index.md'
const page = (name: string): Place => ({ folder: 'pages', only: ({ slug }) => slug === name })
const category = (folder: string): Place => ({ folder, only: isIndex })
const inCategories = (folder: string): Place => ({ folder, only: (file) => !isIndex(file) })

/** Where the file of each setting is, in `content/`. */
export const settingFiles: Record<SettingKind, string> = {
  company: 'company.yml',
  tags: 'blog/tags.yml',
  redirects: 'redirects.yml',
}

/** Whether its file is a list: the rows of its only field, `items`. */
export const isList = (kind: EntryKind): boolean => kind === 'tags' || kind === 'redirects'

/** Where the files of each other kind are. */
const places: Record<Exclude<EntryKind, SettingKind>, Place> = {
  post: { folder: 'blog' },
  'case-study': { folder: 'case-studies' },
  job: { folder: 'jobs' },
  person: { folder: 'people' },
  'page-home': page('home'),
  'page-services': page('services'),
  'service-category': category('services'),
  service: inCategories('services'),
  'page-technologies': page('technologies'),
  'technology-category': category('technologies'),
  technology: inCategories('technologies'),
  'page-solutions': page('solutions'),
  solution: { folder: 'solutions' },
  'page-case-studies': page('case-studies'),
  'page-samples': page('samples'),
  sample: { folder: 'samples' },
  'page-blog': page('blog'),
  'page-about': page('about'),
  'page-career': page('career'),
  'page-contact': page('contact'),
  'page-tms-support': page('tms-support'),
  legal: { folder: 'legal' },
}

/**
 * The files of a kind, in order of their paths. Of a page that the site fixes, also where an entry of the editor has
 * replaced the file.
 */
export function entryFilesOf(kind: EntryKind, files: ContentFiles): SourceFile[] {
  if (isSetting(kind)) return [files.find(settingFiles[kind]) ?? []].flat()
  const { folder, only = () => true } = places[kind]
  return (isFixed(kind) ? files.everyMarkdownIn(folder) : files.markdownIn(folder)).filter(only)
}

/** Where a file of a kind is written that does not exist yet, from the project's root. */
export function newEntryFile(kind: EntryKind, slug: string, files: ContentFiles): string {
  const name = isSetting(kind) ? settingFiles[kind] : path.posix.join(places[kind].folder, `${slug}.md`)
  return path.posix.join(files.folder, name)
}
