import { explainOffice, findPerson } from '../../../contract/content/explain-reference'
import type { Content } from '../../content/content'
import { composePerson } from './compose-entries'
import type { Directory } from './directory'
import type { FileFacts } from './page-parts'
import { newestPosts } from './resolve-stories'
import type { PageView } from './views'

type PersonEntry = Content['people'][number]

/** A page for each person there is; none where a firm has filled in none. */
export function resolvePeople(content: Content, directory: Directory, facts: FileFacts): PageView[] {
  return content.people.map((entry) => personPage(entry, content, directory, facts))
}

function personPage(entry: PersonEntry, content: Content, directory: Directory, facts: FileFacts): PageView {
  const { slug, picture } = entry
  const { name, portrait } = entry.data
  reportUnknownOffice(entry, content, directory)
  const authors = new Map(content.posts.map((post) => [post.slug, post.data.author]))
  return {
    type: 'PersonPage',
    ...composePerson(entry, facts),
    portrait: portrait && picture ? { file: picture, alt: portrait.alt } : undefined,
    posts: newestPosts(content, directory).filter((post) =>
      findPerson(authors.get(post.slug) ?? '', [{ slug, name }]),
    ),
  }
}

function reportUnknownOffice(
  { data, locate }: PersonEntry,
  { company }: Content,
  directory: Directory,
): void {
  if (data.office === undefined) return
  const message = explainOffice(
    data.office,
    company.offices.map(({ name }) => name),
  )
  if (message !== undefined) directory.issues.push({ ...locate(['office']), message: `office: ${message}` })
}
