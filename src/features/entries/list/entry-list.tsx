import { useMutation } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useMemo, useState } from 'react'
import type { EntrySummary } from '../../../../contract/entry'
import { can } from '../../../../contract/permissions'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { ActionButton } from '../../../ui/action-button'
import { Plus } from '../../../ui/icons'
import { ProblemList } from '../../../ui/problem-list'
import { SearchInput } from '../../../ui/search-input'
import { useToast } from '../../../ui/toasts'
import { WorkspacePage } from '../../../ui/workspace-page'
import { useEntries } from '../entry-queries'
import { kindWords } from '../kind-words'
import { createPictures } from '../pictures'
import type { LocalCopies } from '../autosave/local-copies'
import type { FileEntry, WritingPage } from '../writing-props'
import { copyToEditor } from './copy-to-editor'
import { KeptCopies } from './kept-copies'
import { ListBody } from './list-body'
import * as css from './list.module.css'
import { ReviewQueue } from './review-queue'
import { findShown, StateFilter, type Shown } from './state-filter'

interface Props extends WritingPage {
  copies: LocalCopies
  /** The state the address asks for; null: none. */
  state: string | null
}

/** Everything of one kind, written here or in files; what waits for review stands first. */
export function EntryList({ copies, state, ...page }: Props) {
  const { api, user, kind, href, own = false } = page
  const words = kindWords[kind]
  const files = own || !can(user.role, 'entries.manage') ? [] : page.files
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>(() => findShown(state))
  const settled = useDebouncedValue(search.trim())
  const wanted = shown === 'all' || shown === 'file' ? undefined : shown
  const query = useEntries(api, { kind, state: wanted, search: settled, own })
  const counts = query.data?.pages[0]?.counts
  const hrefOf = ({ id }: EntrySummary) => `${href}?entry=${id}`
  const copy = useCopy(page, hrefOf)
  const queue = useReviewQueue(page, counts?.in_review ?? 0)
  return (
    <WorkspacePage
      title={own ? `My ${words.many}` : words.title}
      lead={own ? 'What you write for the blog, and how far it has come.' : words.lead}
      actions={
        <ActionButton look="main" onPress={() => navigate(`${href}?new`)}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> {words.begin}
        </ActionButton>
      }
    >
      <ProblemList problems={copy.problems} onDismiss={copy.dismiss} />
      <KeptCopies copies={copies} kind={kind} words={words} href={href} />
      {queue && shown === 'all' && search === '' && <ReviewQueue {...queue} hrefOf={hrefOf} />}
      <div className={css.tools}>
        <SearchInput label={`Search ${words.many}`} value={search} onChange={setSearch} />
        <StateFilter shown={shown} onChange={setShown} counts={counts} files={files.length} />
      </div>
      <ListBody
        words={words}
        query={query}
        files={files}
        shown={shown}
        search={search.trim()}
        hrefOf={hrefOf}
        copying={copy.copying}
        onCopy={copy.start}
      />
    </WorkspacePage>
  )
}

/** Those that wait for this admin; undefined where there are none or somebody else decides. */
function useReviewQueue({ api, user, kind, own = false }: WritingPage, waiting: number) {
  const isWanted = can(user.role, 'entries.publish') && !own && waiting > 0
  const query = useEntries(api, { kind, state: 'in_review', search: '', own: false }, isWanted)
  return useMemo(() => {
    const [first] = query.data?.pages ?? []
    return isWanted && first ? { entries: first.data, total: first.total } : undefined
  }, [isWanted, query.data])
}

/** Begins drafts from files and says what came of it. */
function useCopy({ api, kind }: WritingPage, hrefOf: (entry: EntrySummary) => string) {
  const toast = useToast()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ slug }: FileEntry) =>
      copyToEditor({ api, pictures: createPictures(api), kind, slug, id: crypto.randomUUID() }),
    onSuccess: (entry, { file }) => {
      toast(`A draft was begun. ${file} stays, and keeps the address until it is removed.`)
      navigate(hrefOf({ ...entry, lead: '' }))
    },
  })
  return {
    copying: isPending ? variables : undefined,
    problems: error ? [`“${variables.title}” was not copied. ${error.message}`] : [],
    dismiss: reset,
    start: (file: FileEntry) => {
      if (!isPending) mutate(file)
    },
  }
}
