import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Role } from '../../../contract/permissions'
import type { LibraryPicture } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { formatBytes } from '../../lib/format-bytes'
import { formatDate } from '../../lib/format-date'
import { itemsOf } from '../../lib/use-cursor-pages'
import { useSearchText } from '../../lib/use-search-text'
import { ActionButton } from '../../ui/action-button'
import { FilterTabs } from '../../ui/filter-tabs'
import { Plus } from '../../ui/icons'
import { PagedList } from '../../ui/paged-list'
import { PictureGrid } from '../../ui/picture-grid'
import { SearchInput } from '../../ui/search-input'
import { WorkspacePage } from '../../ui/workspace-page'
import { explainFile, imageTypes } from './image-files'
import * as css from './media-library.module.css'
import { thumbnailUrl, useAddPicture, usePicturePages, type MediaState } from './media-queries'
import { PicturePanel } from './picture-panel'

interface Props {
  api: ApiClient
  roles: readonly Role[]
  state: MediaState
  /** @param isStep Whether "back" leads to the state before it. */
  onState: (state: MediaState, isStep: boolean) => void
}

/** /admin/media/: every picture of the workspace, and where it is used. */
export function MediaLibrary({ api, roles, state, onState }: Props) {
  const [search, setSearch] = useSearchText(state.search, (text) =>
    onState({ ...state, search: text }, false),
  )
  const pages = usePicturePages(api, state)
  const pictures = itemsOf(pages)
  const { picture: open } = state
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open === undefined)
      list.current?.querySelector<HTMLElement>(`[data-picture="${last.current}"]`)?.focus()
    // on small screens the panel is in place of the list
    else if (list.current && getComputedStyle(list.current).display === 'none') panel.current?.focus()
    last.current = open
  }, [open])
  const close = () => onState({ ...state, picture: undefined }, false)
  return (
    <WorkspacePage
      title="Media library"
      lead="Pictures uploaded in the workspace, and where they are used."
      actions={
        <UploadButton api={api} onAdded={(id) => onState({ ...state, picture: id }, open === undefined)} />
      }
    >
      <div className={css.tools}>
        <SearchInput label="Search pictures" value={search} onChange={setSearch} />
        <FilterTabs
          label="Show"
          value={state.filter}
          options={[
            { value: 'all', title: 'All' },
            { value: 'unused', title: 'Unused' },
            { value: 'without-alt', title: 'No alt text' },
          ]}
          onChange={(filter) => onState({ ...state, filter }, false)}
        />
      </div>
      <div className={css.library} data-opened={open !== undefined}>
        <div ref={list} className={css.list}>
          <PagedList
            pages={pages}
            noun={{ one: 'picture', many: 'pictures' }}
            shown={pictures.length}
            empty={explainEmpty(state)}
          >
            <PictureGrid
              label="Pictures, newest first"
              pictures={pictures.map((picture) => ({
                ...picture,
                url: thumbnailUrl(picture),
                note: <Note {...picture} />,
              }))}
              active={open ?? null}
              onChoose={(id) => onState({ ...state, picture: id }, open === undefined)}
            />
          </PagedList>
        </div>
        {open !== undefined && (
          <section ref={panel} tabIndex={-1} aria-label="Picture" className={css.panel}>
            <PicturePanel key={open} api={api} id={open} roles={roles} onClose={close} />
          </section>
        )}
      </div>
    </WorkspacePage>
  )
}

/** Adds a picture, which is then open. */
function UploadButton({ api, onAdded }: { api: ApiClient; onAdded: (id: string) => void }) {
  const { mutate, isPending, error } = useAddPicture(api)
  const [problem, setProblem] = useState<string>()
  const said = problem ?? error?.message
  const upload = (file: File) => {
    const found = explainFile(file)
    setProblem(found)
    if (found === undefined) mutate(file, { onSuccess: ({ id }) => onAdded(id) })
  }
  return (
    <>
      <FileTrigger acceptedFileTypes={[...imageTypes]} onSelect={(files) => files?.[0] && upload(files[0])}>
        <ActionButton look="main" isPending={isPending}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> {isPending ? 'Uploading…' : 'Upload picture'}
        </ActionButton>
      </FileTrigger>
      {said !== undefined && (
        <p role="alert" className={css.lacking}>
          Couldn’t upload. {said}
        </p>
      )}
    </>
  )
}

function Note({ width, height, bytes, alt, uses, by, at }: LibraryPicture) {
  return (
    <>
      <span className={css.line}>
        {width} × {height}, {formatBytes(bytes)}
      </span>
      <span className={css.line}>
        <UseCount uses={uses} />
      </span>
      {alt === '' ? (
        <span className={`${css.line} ${css.lacking}`}>No alt text</span>
      ) : (
        <span className={css.line}>{alt}</span>
      )}
      <span className={css.line}>
        {formatDate(at.slice(0, 10))}, {by.split('@')[0]}
      </span>
    </>
  )
}

const UseCount = ({ uses }: Pick<LibraryPicture, 'uses'>) =>
  uses === 0 ? 'Unused' : uses === 1 ? 'Used once' : `Used ${uses} times`

function explainEmpty({ search, filter }: MediaState): string {
  if (search !== '') return `No pictures match “${search}”`
  if (filter === 'unused') return 'Every picture is used'
  if (filter === 'without-alt') return 'Every picture has alt text'
  return 'No pictures yet. Pictures you add to an article, case study or job appear here.'
}
