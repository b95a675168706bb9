import { useState } from 'react'
import type { SavedView } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import type { Undo } from '../../lib/use-undo'
import { ActionButton } from '../../ui/action-button'
import { Bookmark } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { useToast } from '../../ui/toasts'
import * as css from './inquiries.module.css'
import { readFilter, toParts, writeFilter, type InquiryFilter } from './inquiry-filter'
import { useChangeView, useViews } from './saved-view-queries'
import { ViewName } from './view-name'

interface Props {
  api: ApiClient
  /** Path of the page. */
  href: string
  filter: InquiryFilter
  undo: Undo
}

/** Filters somebody has named, as links; the one that is open can be named anew and removed. */
export function SavedViews({ api, href, filter, undo }: Props) {
  const views = useViews(api).data ?? []
  const [naming, setNaming] = useState<SavedView>()
  const { mutate } = useChangeView(api)
  const toast = useToast()
  const address = writeFilter(filter)
  const addressOf = ({ query }: SavedView) => writeFilter(readFilter(new URLSearchParams(query).toString()))
  const open = views.find((view) => addressOf(view) === address)

  const remove = (view: SavedView) =>
    mutate(
      { ...view, isRemoved: true },
      {
        onSuccess: () =>
          undo.offer({ text: `The view “${view.name}” was removed.`, undo: () => mutate(view) }),
        onError: (error) => toast(`“${view.name}” was not removed. ${error.message}`),
      },
    )
  if (views.length === 0 && address === '') return null
  return (
    <nav aria-label="Saved views" className={css.views}>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <SiteLink
              href={`${href}${addressOf(view)}`}
              aria-current={view === open ? 'page' : undefined}
              className={css.view}
            >
              {view.name}
            </SiteLink>
          </li>
        ))}
      </ul>
      {open && (
        <>
          <ActionButton look="plain" onPress={() => setNaming(open)}>
            Rename
          </ActionButton>
          <ActionButton look="plain" onPress={() => remove(open)}>
            Remove
          </ActionButton>
        </>
      )}
      {!open && address !== '' && (
        <ActionButton
          look="plain"
          onPress={() => setNaming({ id: crypto.randomUUID(), name: '', query: toParts(filter) })}
        >
          <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" /> Save this view
        </ActionButton>
      )}
      {naming && <ViewName api={api} view={naming} onClose={() => setNaming(undefined)} />}
    </nav>
  )
}
