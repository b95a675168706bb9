import { Link, navigate } from 'gatsby'
import { useEffect, useState, type MouseEvent } from 'react'
import { findPageAddress } from '../../../../contract/entry-address'
import type { PageSource } from '../../../../contract/page-source'
import { can, entryPermissions, type Role } from '../../../../contract/permissions'
import type { ApiClient } from '../../../client/create-api-client'
import { entryHref } from '../../../config/entries'
import { Icon } from '../../../ui/icon'
import * as css from './edit-page.module.css'
import { listPassages } from './passages'

interface Props {
  api: ApiClient
  roles: readonly Role[]
  /** Path of the public page. */
  pathname: string
}

/**
 * Opens the editor where the page is on the screen; a page that comes from a file is taken over first. Nothing on pages
 * that this person can't edit, and while that is unknown.
 */
export function EditPage({ api, roles, pathname }: Props) {
  const source = usePageSource(api, roles, pathname)
  const [activity, setActivity] = useState<'idle' | 'opening'>('idle')
  const [problem, setProblem] = useState<string>()
  if (!source) return null
  const { kind, entry, file } = source
  const open = (id: string) => {
    navigate(hrefHere(entryHref({ kind, id }, roles)))
  }
  const takeOver = async () => {
    if (file === null || activity === 'opening') return
    setActivity('opening')
    setProblem(undefined)
    try {
      open((await api.POST('/api/entry-files', { body: { file } })).data.id)
    } catch (error) {
      setProblem(`Couldn’t open this page for editing. ${error instanceof Error ? error.message : ''}`)
    }
    setActivity('idle')
  }
  return (
    <div className={css.place}>
      {problem !== undefined && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {entry === null ? (
        <button
          type="button"
          className={css.control}
          aria-disabled={activity === 'opening'}
          onClick={() => void takeOver()}
        >
          <Pencil /> {activity === 'opening' ? 'Opening…' : 'Edit this page'}
        </button>
      ) : (
        <Link
          to={entryHref({ kind, id: entry }, roles)}
          className={css.control}
          onClick={(event) => {
            if (!isPlain(event)) return
            event.preventDefault()
            open(entry)
          }}
        >
          <Pencil /> Edit this page
        </Link>
      )}
    </div>
  )
}

/** What the page comes from. undefined: it is unknown or can't be edited. */
function usePageSource(api: ApiClient, roles: readonly Role[], pathname: string) {
  const [known, setKnown] = useState<{ pathname: string; source: PageSource | null }>()
  const isEntry = findPageAddress(pathname) !== undefined && can(roles, entryPermissions)
  useEffect(() => {
    if (!isEntry) return
    const leaving = new AbortController()
    api
      .GET('/api/page-source', { params: { query: { path: pathname } }, signal: leaving.signal })
      .then(({ data }) => setKnown({ pathname, source: data.data }))
      .catch((error: unknown) => {
        // the page is for reading first
        if (!leaving.signal.aborted) console.error('Whether this page can be edited is unknown.', error)
      })
    return () => leaving.abort()
  }, [api, isEntry, pathname])
  return known?.pathname === pathname && isEntry ? known.source : undefined
}

/** The address of the editor, with what is on the screen. */
function hrefHere(href: string): string {
  const page = document.querySelector<HTMLElement>('main')
  const at = new URLSearchParams(page ? listPassages(page).map((passage) => ['at', passage]) : [])
  return at.size > 0 ? `${href}&${at.toString()}` : href
}

/** Whether the link opens in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

const Pencil = () => (
  <Icon>
    <path d="m4 16 .75-3.25 8.5-8.5a1.6 1.6 0 0 1 2.5 2.5l-8.5 8.5zM11.75 5.75l2.5 2.5" />
  </Icon>
)
