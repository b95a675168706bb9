import { navigate } from 'gatsby'
import { useEffect, useMemo } from 'react'
import { EntryList } from './list/entry-list'
import { OpenEntry } from './open-entry'
import { createLocalCopies } from './autosave/local-copies'
import type { WritingPage } from './writing-props'

interface Props extends WritingPage {
  /**
   * The page's query: "?entry=<id>" opens an entry, "?new" begins one (and becomes "?new=<id>", so that a reload
   * finds what was written), "?state=<state>" narrows the list.
   */
  search: string
}

/** What is written here: the list, or one entry open to write. */
export function Writing({ search, ...page }: Props) {
  const { email } = page.user
  const copies = useMemo(() => createLocalCopies(() => window.localStorage, email), [email])
  const params = new URLSearchParams(search)
  const [id, begun] = [params.get('entry'), params.get('new')]
  const opened = id ?? begun ?? undefined
  useNewId(page.href, begun)
  if (begun === '') return null
  if (opened === undefined) return <EntryList {...page} copies={copies} state={params.get('state')} />
  return <OpenEntry key={opened} {...page} copies={copies} id={opened} isNew={id === null} />
}

/** Gives a new entry its id in the address. */
function useNewId(href: string, begun: string | null): void {
  useEffect(() => {
    if (begun === '') navigate(`${href}?new=${crypto.randomUUID()}`, { replace: true })
  }, [href, begun])
}
