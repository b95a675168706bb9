import { act, screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { useState } from 'react'
import type { EntryGroup } from '../../../../contract/content/kinds'
import type { Entry, EntryContent } from '../../../../contract/entry'
import { entriesHref } from '../../../../src/config/entries'
import { EntryPage } from '../../../../src/features/entries/entry-page'
import type { FileEntry } from '../../../../src/features/entries/entry-page-props'
import { makeEntry, makeId } from '../../../setup/make-entry'
import { apiOf, ben, nora, renderWorkspace } from '../../../setup/render-workspace'
import type { WritingBackend } from '../../../setup/writing-backend'

/** What the page query finds. */
const data = {
  company: { name: 'Harbour', offices: [{ name: 'Leith' }, { name: 'Dublin' }] },
  tags: {
    nodes: [
      { slug: 'cost', title: 'Cost' },
      { slug: 'security', title: 'Security' },
    ],
  },
  services: {
    nodes: [{ slug: 'tech-advisory', title: 'Tech advisory', category: { title: 'Strategic consulting' } }],
  },
  technologies: { nodes: [{ slug: 'teams', title: 'Teams', category: { title: 'Microsoft ecosystem' } }] },
  solutions: { nodes: [{ slug: 'smart-docs', title: 'Smart Docs' }] },
  projects: { nodes: [{ slug: 'eleven-sites', title: 'Eleven sites' }] },
  articles: { nodes: [{ slug: 'tides', title: 'Tides' }] },
}

export const makeFile = (slug: string, title: string, modified: string): FileEntry => ({
  kind: 'post',
  title,
  slug,
  href: `/blog/${slug}/`,
  file: `content/blog/${slug}.md`,
  modified,
})

type Post = Extract<EntryContent, { kind: 'post' }>

/** An article of this number: its id, title and slug follow from it. */
export function article(
  number: number,
  title: string,
  parts: Partial<Entry> & { fields?: Post['fields'] } = {},
): Entry {
  const { fields = {}, ...rest } = parts
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const content: Post = { kind: 'post', slug, fields: { title, ...fields }, markdown: `About ${title}.` }
  return makeEntry({ id: makeId(number), content, ...rest })
}

interface Options {
  search?: string
  kind?: EntryGroup
  user?: typeof nora
  own?: boolean
  files?: readonly FileEntry[]
  /** Who has a page. Default: no one. */
  people?: Queries.EntryChoicesFragment['people']['nodes']
  isSignedOut?: boolean
}

/** The page, which follows `navigate` within its own address. */
export function openEntryScreen(backend: WritingBackend, options: Options = {}) {
  const { search: first = '', kind = 'post', user = nora, own = false, files = [], people = [] } = options
  backend.caller = { email: user.email.toLowerCase(), roles: user.roles }
  const api = apiOf(backend)
  const href = own ? '/employee/post-blog/' : entriesHref(kind === 'page' ? 'legal' : kind, ['admin'])
  window.history.replaceState(null, '', href + first)
  const shown: { search: string; signOut: (out: boolean) => void } = {
    search: first,
    signOut: () => undefined,
  }
  function Page() {
    const [search, setSearch] = useState(first)
    const [isSignedOut, setSignedOut] = useState(options.isSignedOut ?? false)
    shown.search = search
    shown.signOut = setSignedOut
    jest.mocked(navigate).mockImplementation((to) => {
      if (typeof to !== 'string') return
      window.history.replaceState(null, '', to)
      const url = new URL(to, window.location.origin)
      // as the router does, a moment later
      if (url.pathname === href)
        setTimeout(() => {
          act(() => setSearch(url.search))
        })
    })
    return (
      <EntryPage
        session={{ api, user }}
        kind={kind}
        href={href}
        own={own}
        search={search}
        isSignedOut={isSignedOut}
        data={{ ...data, people: { nodes: people } }}
        pages={{ nodes: files }}
      />
    )
  }
  const rendered = renderWorkspace(<Page />, { pathname: href, backend, user })
  globalThis.fetch = backend.answerAnything
  return { ...rendered, shown }
}

export const openOwn = (backend: WritingBackend, search = '') =>
  openEntryScreen(backend, { search, user: ben, own: true })

/** The names of the rows, from top to bottom. */
export const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })
