import { navigate } from 'gatsby'
import { useEffect, useMemo } from 'react'
import { createLocalCopies } from './autosave/local-copies'
import { choicesOf, filesOf } from './entry-choices'
import type { EntryPageProps, FileEntry } from './entry-page-props'
import { EntryList } from './list/entry-list'
import { OpenEntry } from './open-entry'

interface Props extends Pick<EntryPageProps, 'kind' | 'href' | 'own' | 'isSignedOut'> {
  session: Pick<EntryPageProps, 'api' | 'user'>
  /** Result of the page query. */
  data: Queries.EntryChoicesFragment
  /** All pages of this kind, also those that come from the editor. Default: the server knows the files. */
  pages?: { nodes: readonly Omit<FileEntry, 'kind'>[] }
  /**
   * The page's query: "?entry=<id>" opens an entry, "?new" starts one (and becomes "?new=<id>", so that a reload
   * finds what was written), "?state=<state>" filters the list, "?publication=<id>" shows the progress of
   * a publication above it. "&at=<words>", several times, opens an entry at the first of these passages that it has.
   */
  search: string
}

/** The entries of one group: the list, or one of them in the editor. */
export function EntryPage({ session: { api, user }, data, pages, search, ...props }: Props) {
  const { kind } = props
  const files = kind === 'page' || !pages ? [] : filesOf(pages).map((file) => ({ ...file, kind }))
  const page = { ...props, api, user, choices: choicesOf(data), files }
  const copies = useMemo(() => createLocalCopies(() => window.localStorage, user.email), [user.email])
  const params = new URLSearchParams(search)
  const [id, created] = [params.get('entry'), params.get('new')]
  const opened = id ?? created ?? undefined
  useNewId(page.href, created)
  if (created === '') return null
  if (opened === undefined)
    return (
      <EntryList
        {...page}
        copies={copies}
        state={params.get('state')}
        publicationId={params.get('publication')}
      />
    )
  return (
    <OpenEntry
      key={opened}
      {...page}
      copies={copies}
      id={opened}
      isNew={id === null}
      at={params.getAll('at')}
    />
  )
}

/** Puts an id for the new entry into the address. */
function useNewId(href: string, created: string | null): void {
  useEffect(() => {
    if (created === '') navigate(`${href}?new=${crypto.randomUUID()}`, { replace: true })
  }, [href, created])
}
