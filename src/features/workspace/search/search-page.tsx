import { useEffect, useState } from 'react'
import { sayCorrectedOf } from '../../../../contract/say-corrected'
import type { FoundItem, FoundKind } from '../../../../contract/workspace-search'
import { foundHref, foundKinds } from '../../../config/found-items'
import { formatMoment } from '../../../lib/format-moment'
import { matchesWords } from '../../../lib/matches-words'
import { toQueryString } from '../../../lib/to-query-string'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { ActionButton } from '../../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { SearchInput } from '../../../ui/search-input'
import { SiteLink } from '../../../ui/site-link'
import { WorkspacePage } from '../../../ui/workspace-page'
import { planCommands } from '../plan-commands'
import { useWorkspaceSession } from '../workspace-session'
import { FoundItemLine } from './found-item-line'
import { noteOpened, shortestQuery, useFound, useOpened } from './found-queries'
import * as css from './search-page.module.css'

interface Props {
  /** The query of the page's address: what is searched, e.g. "?q=lantern&kind=inquiry". */
  search: string
  onSearchChange: (search: string) => void
}

/** Items of each kind beside the others, and of one kind alone. */
const shown = { together: 8, alone: 50 }

/** Everything in the workspace that a search finds and the person may see, by kind. */
export function SearchPage({ search, onSearchChange }: Props) {
  const address = new URLSearchParams(search)
  const kind = readKind(address.get('kind'))
  const [typed, setTyped] = useState(address.get('q') ?? '')
  const words = useDebouncedValue(typed.trim(), 200)
  useEffect(() => {
    const next = writeAddress(words, kind)
    if (next !== search) onSearchChange(next)
    // only when what was typed is still: the address follows the field
    // oxlint-disable-next-line react/exhaustive-deps -- a changed address alone is no reason to change it back
  }, [words])
  return (
    <WorkspacePage title="Search" lead="Everything in the workspace that you can see">
      <SearchInput label="Search everything" value={typed} onChange={setTyped} />
      {words.length < shortestQuery ? (
        <RecentlyOpened />
      ) : (
        <Found words={words} kind={kind} onKind={(next) => onSearchChange(writeAddress(words, next))} />
      )}
    </WorkspacePage>
  )
}

const writeAddress = (q: string, kind: FoundKind | undefined) => toQueryString({ q, kind })

const readKind = (text: string | null): FoundKind | undefined =>
  (Object.keys(foundKinds) as FoundKind[]).find((kind) => kind === text)

function RecentlyOpened() {
  const { api } = useWorkspaceSession()
  const { data, isPending, error, refetch } = useOpened(api)
  if (isPending) return <Skeleton label="Loading what you opened" lines={4} />
  if (error)
    return <LoadError title="Couldn’t load what you opened." error={error} onRetry={() => void refetch()} />
  if (data.length === 0)
    return <EmptyState>Type at least two letters of a title, name, address or text.</EmptyState>
  return <Group title="Recently opened" items={data} />
}

interface FoundProps {
  words: string
  kind: FoundKind | undefined
  onKind: (kind: FoundKind | undefined) => void
}

function Found({ words, kind, onKind }: FoundProps) {
  const { api, user } = useWorkspaceSession()
  const limit = kind === undefined ? shown.together : shown.alone
  const { data, isPending, isPlaceholderData, error, refetch } = useFound(api, { query: words, kind, limit })
  const screens =
    kind === undefined
      ? planCommands(user.roles)
          .flatMap(({ commands }) => commands)
          .filter(({ title, keywords }) => matchesWords(`${title} ${keywords}`, words))
      : []
  if (isPending) return <Skeleton label="Searching" lines={8} />
  if (error) return <LoadError title="Couldn’t search." error={error} onRetry={() => void refetch()} />
  const links = screens.flatMap(({ title, effect }) =>
    effect.kind === 'go' ? [{ title, href: effect.href }] : [],
  )
  const count = data.data.reduce((sum, { items }) => sum + items.length, links.length)
  return (
    <div aria-busy={isPlaceholderData} className={css.results}>
      <div role="status" className={css.count}>
        {data.correction && <p>{sayCorrectedOf(data.correction, links.length > 0)}</p>}
        {isPlaceholderData
          ? 'Searching…'
          : count === 1
            ? '1 result'
            : `${count === 0 ? 'No' : count} results`}
        {kind !== undefined && (
          <>
            {' '}
            in {foundKinds[kind].title}{' '}
            <ActionButton onPress={() => onKind(undefined)}>Show all kinds</ActionButton>
          </>
        )}
      </div>
      {count === 0 && !isPlaceholderData && (
        <EmptyState>No results for “{words}”. Check the spelling, or use fewer words.</EmptyState>
      )}
      {links.length > 0 && (
        <section aria-labelledby="found-screens" className={css.group}>
          <h2 id="found-screens">Screens and commands</h2>
          <ul>
            {links.map(({ title, href }) => (
              <li key={href}>
                <SiteLink href={href} className={css.link}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.data.map(({ kind: of, items, hasMore }) => (
        <Group
          key={of}
          title={foundKinds[of].title}
          items={items}
          onMore={hasMore && kind === undefined ? () => onKind(of) : undefined}
        />
      ))}
      {!data.pagesReady && <p className={css.count}>Public pages can be found once the site is built.</p>}
    </div>
  )
}

interface GroupProps {
  title: string
  items: readonly FoundItem[]
  onMore?: (() => void) | undefined
}

function Group({ title, items, onMore }: GroupProps) {
  const { api, user } = useWorkspaceSession()
  const id = `found-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <SiteLink
              href={foundHref(item, user.roles)}
              className={css.link}
              onClick={() => noteOpened(api, item)}
            >
              <FoundItemLine item={item} />
            </SiteLink>
            {item.at !== null && <span className={css.at}>{formatMoment(item.at)}</span>}
          </li>
        ))}
      </ul>
      {onMore && <ActionButton onPress={onMore}>Show more {title.toLowerCase()}</ActionButton>}
    </section>
  )
}
