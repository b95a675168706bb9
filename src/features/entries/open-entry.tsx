import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import { blankContent } from './blank-content'
import { kindWords } from './kind-words'
import { loadEntry, type LoadedEntry } from './load-entry'
import { RemovedEntry } from './removed-entry'
import type { LocalCopies } from './autosave/local-copies'
import type { WritingPage } from './writing-props'
import { WritingScreen } from './writing-screen'

interface Props extends WritingPage {
  copies: LocalCopies
  id: string
  /** Whether it was begun in this browser: then the server need not know of it. */
  isNew: boolean
}

/** One entry, once it is loaded: from the server, and from what this browser kept. */
export function OpenEntry({ isNew, ...page }: Props) {
  const { api, kind, user, copies, id } = page
  // once it is saved its address no longer says so, and the screen stays
  const [wasNew] = useState(isNew)
  const { data, error, refetch } = useQuery<LoadedEntry>({
    queryKey: ['entry', id],
    queryFn: () => loadEntry({ api, copies, id, isNew }),
    // from here on the screen keeps it; opened again, it is asked for again
    staleTime: 'static',
    gcTime: 0,
  })
  if (error) return <NotLoaded {...page} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton label={`Loading the ${kindWords[kind].one}`} lines={8} />
  if (data.entry === undefined && !wasNew) return <NotThere {...page} left={data.left} />
  const content = data.entry?.content ?? blankContent(kind, user.name)
  return <WritingScreen {...page} loaded={data} content={content} />
}

type PageProps = Omit<Props, 'isNew'>

const Page = ({ kind, children }: { kind: Props['kind']; children: ReactNode }) => (
  <WorkspacePage title={kindWords[kind].title}>{children}</WorkspacePage>
)

function NotLoaded({ kind, copies, id, error, onRetry }: PageProps & { error: Error; onRetry: () => void }) {
  const kept = copies.list(id).length > 0 ? ' What this browser kept of it is safe.' : ''
  const title = `This ${kindWords[kind].one} could not be loaded.${kept}`
  return (
    <Page kind={kind}>
      <LoadError title={title} error={error} onRetry={onRetry} />
    </Page>
  )
}

function NotThere({ kind, copies, href, left }: PageProps & Pick<LoadedEntry, 'left'>) {
  const { one, many } = kindWords[kind]
  return (
    <Page kind={kind}>
      <EmptyState>
        There is no such {one}: it was removed, or it is somebody else’s.{' '}
        <SiteLink href={href}>All {many}</SiteLink>
      </EmptyState>
      <RemovedEntry kind={kind} copies={copies} href={href} left={left} />
    </Page>
  )
}
