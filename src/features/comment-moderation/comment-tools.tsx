import { useSearchText } from '../../lib/use-search-text'
import { ActionButton } from '../../ui/action-button'
import { FilterTabs } from '../../ui/filter-tabs'
import { X } from '../../ui/icons'
import { SearchInput } from '../../ui/search-input'
import type { CommentFilter } from './comment-filter'
import * as css from './comment-moderation.module.css'
import { states, statusWords } from './comment-words'

interface Props {
  filter: CommentFilter
  /** How many there are with each status; undefined while it is not known. */
  counts: Readonly<Record<string, number>> | undefined
  /** Of the article the list is filtered by, where it is known. */
  postTitle: string | undefined
  onChange: (change: Partial<CommentFilter>) => void
}

/** Which comments are listed. */
export function CommentTools({ filter, counts, postTitle, onChange }: Props) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }))
  return (
    <div className={css.tools}>
      <FilterTabs
        label="Status"
        value={filter.state}
        options={states.map((value) => ({ value, title: statusWords[value].title, count: counts?.[value] }))}
        onChange={(state) => onChange({ state })}
      />
      <SearchInput label="Search comments" value={text} onChange={setText} />
      {filter.post !== '' && (
        <ActionButton onPress={() => onChange({ post: '' })}>
          <span className={css.article}>Only “{postTitle ?? filter.post}”</span>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">: show all articles</span>
        </ActionButton>
      )}
    </div>
  )
}
