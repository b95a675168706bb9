import { useEffect, useRef } from 'react'
import type { Role } from '../../../contract/permissions'
import type { LibraryPicture } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { formatBytes } from '../../lib/format-bytes'
import { formatDate } from '../../lib/format-date'
import { itemsOf } from '../../lib/use-cursor-pages'
import { useSearchText } from '../../lib/use-search-text'
import { FilterTabs } from '../../ui/filter-tabs'
import { PagedList } from '../../ui/paged-list'
import { PictureGrid } from '../../ui/picture-grid'
import { SearchInput } from '../../ui/search-input'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './media-library.module.css'
import { shownUrl, usePicturePages, type MediaState } from './media-queries'
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
    <WorkspacePage title="Media library" lead="Pictures uploaded in the workspace, and where they are used.">
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
              label="Pictures, the latest first"
              pictures={pictures.map((picture) => ({
                ...picture,
                url: shownUrl(picture),
                note: <Note {...picture} />,
              }))}
              active={open}
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
  if (search !== '') return `No pictures match “${search}”.`
  if (filter === 'unused') return 'Every picture is used.'
  if (filter === 'without-alt') return 'Every picture has alt text.'
  return 'No pictures yet. Pictures you add to an article, case study or job appear here.'
}
