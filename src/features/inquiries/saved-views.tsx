import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { SavedView } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import type { Undo } from '../../lib/use-undo'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { Bookmark } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import * as css from './inquiries.module.css'
import { readFilter, toParts, writeFilter, type InquiryFilter } from './inquiry-filter'

interface Props {
  api: ApiClient
  /** Path of the page. */
  href: string
  filter: InquiryFilter
  undo: Undo
}

/** Filters that were saved under a name, as links; the open one can be renamed and deleted. */
export function SavedViews({ api, href, filter, undo }: Props) {
  const views = useViews(api).data ?? []
  const [naming, setNaming] = useState<SavedView>()
  const { mutate } = useChangeView(api)
  const toast = useToast()
  const search = writeFilter(filter)
  const searchOf = ({ query }: SavedView) => writeFilter(readFilter(new URLSearchParams(query).toString()))
  const open = views.find((view) => searchOf(view) === search)

  const remove = (view: SavedView) =>
    mutate(
      { ...view, isRemoved: true },
      {
        onSuccess: () => undo.offer({ text: `View “${view.name}” deleted.`, undo: () => mutate(view) }),
        onError: (error) => toast(`Couldn’t delete “${view.name}”. ${error.message}`),
      },
    )
  if (views.length === 0 && search === '') return null
  return (
    <nav aria-label="Saved views" className={css.views}>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <SiteLink
              href={`${href}${searchOf(view)}`}
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
            Delete view
          </ActionButton>
        </>
      )}
      {!open && search !== '' && (
        <ActionButton
          look="plain"
          onPress={() => setNaming({ id: crypto.randomUUID(), name: '', query: toParts(filter) })}
        >
          <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" /> Save view
        </ActionButton>
      )}
      {naming && <NameDialog api={api} view={naming} onClose={() => setNaming(undefined)} />}
    </nav>
  )
}

interface DialogProps {
  api: ApiClient
  /** Without a name: a new one. */
  view: SavedView
  onClose: () => void
}

/** Asks for the name of a view and saves it. */
function NameDialog({ api, view, onClose }: DialogProps) {
  const [name, setName] = useState(view.name)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useChangeView(api)
  const toast = useToast()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    const found = validateName(trimmed)
    setProblem(found)
    if (found !== undefined || isPending) return
    const onSuccess = () => {
      toast('View saved.')
      onClose()
    }
    mutate({ ...view, name: trimmed }, { onSuccess })
  }
  return (
    <DialogBox title={view.name === '' ? 'Save view' : 'Rename view'} open onClose={onClose}>
      <form noValidate onSubmit={submit} className={css.form}>
        <TextField
          label="Name"
          hint="Saves the current filters and search. Only you can see it."
          value={name}
          onChange={(value) => {
            setName(value)
            setProblem(undefined)
          }}
          problem={problem ?? error?.message}
        />
        <DialogActions>
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton look="main" type="submit" isPending={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </ActionButton>
        </DialogActions>
      </form>
    </DialogBox>
  )
}

const maxName = 60

function validateName(name: string): string | undefined {
  if (name === '') return 'Enter a name'
  return name.length > maxName ? `Name must be ${maxName} characters or fewer` : undefined
}

const key = ['inquiry-views']

/** The reader’s own saved views, by name. */
const useViews = (api: ApiClient) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.GET('/api/admin/inquiry-views', { signal })).data.data,
  })

/** Saves a view, renames it, or (`isRemoved`) deletes it. */
function useChangeView(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, SavedView & { isRemoved?: boolean }>({
    mutationFn: ({ id, name, query, isRemoved = false }) => {
      const [path, params] = ['/api/admin/inquiry-views/{id}' as const, { path: { id } }]
      return isRemoved ? api.DELETE(path, { params }) : api.PUT(path, { params, body: { name, query } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
