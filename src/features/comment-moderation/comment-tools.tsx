import type { CommentState } from '../../../contract/comment'
import { useSearchText } from '../../lib/use-search-text'
import { ActionButton } from '../../ui/action-button'
import { FilterTabs } from '../../ui/filter-tabs'
import { X } from '../../ui/icons'
import { SearchInput } from '../../ui/search-input'
import type { CommentFilter } from './comment-filter'
import { stateTitles } from './comment-words'
import * as css from './moderation.module.css'

interface Props {
  filter: CommentFilter
  /** How many there are in each state; undefined while that is not known. */
  counts: Readonly<Record<string, number>> | undefined
  /** Of the article the list is narrowed to, where it is known. */
  postTitle: string | undefined
  onChange: (change: Partial<CommentFilter>) => void
}

const states = Object.keys(stateTitles) as CommentState[]

/** Which comments are listed. */
export function CommentTools({ filter, counts, postTitle, onChange }: Props) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }))
  return (
    <div className={css.tools}>
      <FilterTabs
        label="State"
        value={filter.state}
        options={states.map((value) => ({ value, title: stateTitles[value], count: counts?.[value] }))}
        onChange={(state) => onChange({ state })}
      />
      <div data-comment-search>
        <SearchInput label="Search comments" value={text} onChange={setText} />
      </div>
      {filter.post !== '' && (
        <ActionButton onPress={() => onChange({ post: '' })}>
          <span className={css.narrowed}>Only “{postTitle ?? filter.post}”</span>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">: show comments on all articles</span>
        </ActionButton>
      )}
    </div>
  )
}
