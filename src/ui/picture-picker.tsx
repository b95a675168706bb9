import { useState } from 'react'
import { useCursorPages, itemsOf, type CursorPage } from '../lib/use-cursor-pages'
import { useDebouncedValue } from '../lib/use-debounced-value'
import { ActionButton } from './action-button'
import { DialogActions, DialogBox } from './dialog-box'
import { PagedList } from './paged-list'
import { PictureGrid } from './picture-grid'
import * as css from './picture-picker.module.css'
import { SearchInput } from './search-input'

/** A picture of the media library. */
export interface PickedPicture {
  id: string
  /** What a text says to show it. */
  src: string
  /** Path of a small one. */
  thumbnail: string
  width: number
  height: number
  title: string
  /** Alternative text; "" for none. */
  alt: string
}

/** Loads a page of the library. @param cursor Empty for the first page. */
export type ListPictures = (
  query: { search: string; after?: string },
  signal: AbortSignal,
) => Promise<CursorPage<PickedPicture>>

interface Props {
  list: ListPictures
  /** URL of a path of the library. */
  toUrl: (path: string) => string
  onPick: (picture: PickedPicture) => void
  onClose: () => void
}

/** Chooses a picture of the media library. */
export function PicturePicker({ list, toUrl, onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const asked = useDebouncedValue(search.trim())
  const pages = useCursorPages({
    queryKey: ['pictures', 'picker', asked],
    staleTime: 0, // the text may have brought in others
    load: (cursor, signal) => list({ search: asked, ...cursor }, signal),
  })
  const pictures = itemsOf(pages)
  return (
    <DialogBox title="Choose from the media library" size="wide" open onClose={onClose}>
      <SearchInput label="Search pictures" value={search} onChange={setSearch} />
      <div className={css.list}>
        <PagedList
          pages={pages}
          noun={{ one: 'picture', many: 'pictures' }}
          shown={pictures.length}
          empty={asked === '' ? 'No pictures yet. Upload the first one.' : `No pictures match “${asked}”`}
        >
          <PictureGrid
            label="Pictures"
            pictures={pictures.map((picture) => ({
              ...picture,
              url: toUrl(picture.thumbnail),
              note: picture.alt || 'No alt text',
            }))}
            onChoose={(id) => {
              const picked = pictures.find((picture) => picture.id === id)
              if (picked) onPick(picked)
            }}
          />
        </PagedList>
      </div>
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
