import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { caseStudy } from '../../../contract/content/case-study.fields'
import type { EntryGroup } from '../../../contract/content/kinds'
import type { EntryContent } from '../../../contract/entry'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import type { LocalCopies } from './autosave/local-copies'
import { RecoverableCopies } from './autosave/local-copy-panel'
import type { EntryPageProps } from './entry-page-props'
import { loadEntry, type LoadedEntry } from './entry-queries'
import { EntryScreen } from './entry-screen'
import { kindWords } from './kind-words'

interface Props extends EntryPageProps {
  copies: LocalCopies
  id: string
  /** Whether it was created in this browser: the server may not have it yet. */
  isNew: boolean
  /** Passages to open it at, the first that it has. */
  at: readonly string[]
}

/** Loads one entry, from the server and from copies in this browser, and opens it. */
export function OpenEntry({ isNew, at, ...page }: Props) {
  const { api, kind, user, copies, id } = page
  // the address changes once it is saved; the screen stays
  const [wasNew] = useState(isNew)
  const { data, error, refetch } = useQuery<LoadedEntry>({
    queryKey: ['entry', id],
    queryFn: () => loadEntry({ api, copies, id, isNew }),
    // the screen holds it from here on; opening it again loads it again
    staleTime: 'static',
    gcTime: 0,
  })
  if (error) return <NotLoaded {...page} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton label={`Loading the ${kindWords[kind].one}`} lines={8} />
  if (data.entry === undefined && !wasNew) return <NotFound {...page} left={data.left} />
  const content = data.entry?.content ?? blankContent(kind, user.name)
  if (content === undefined) return <NotFound {...page} left={data.left} />
  return <EntryScreen {...page} loaded={data} content={content} at={at} />
}

type PageProps = Omit<Props, 'isNew' | 'at'>

const Page = ({ kind, children }: { kind: Props['kind']; children: ReactNode }) => (
  <WorkspacePage title={kindWords[kind].title}>{children}</WorkspacePage>
)

function NotLoaded({ kind, copies, id, error, onRetry }: PageProps & { error: Error; onRetry: () => void }) {
  const copyNote = copies.list(id).length > 0 ? ' Your unsaved changes are safe in this browser.' : ''
  const title = `Couldn’t load this ${kindWords[kind].one}.${copyNote}`
  return (
    <Page kind={kind}>
      <LoadError title={title} error={error} onRetry={onRetry} />
    </Page>
  )
}

function NotFound({ kind, copies, href, left }: PageProps & Pick<LoadedEntry, 'left'>) {
  const { many } = kindWords[kind]
  return (
    <Page kind={kind}>
      <EmptyState>
        Not found. It may have been deleted, or you don’t have access.{' '}
        <SiteLink href={href}>All {many}</SiteLink>
      </EmptyState>
      <RecoverableCopies kind={kind} copies={copies} href={href} left={left} />
    </Page>
  )
}

/** What a new entry begins with; undefined where none can be added. */
function blankContent(kind: EntryGroup, author: string): EntryContent | undefined {
  if (kind === 'page') return undefined
  const blank = { slug: '', markdown: '' }
  if (kind === 'case-study')
    return { kind, ...blank, fields: { illustrative: caseStudy.fields.illustrative.initial } }
  if (kind === 'job') return { kind, ...blank, fields: {} }
  if (kind === 'person') return { kind, ...blank, fields: {} }
  return { kind, ...blank, fields: { author } }
}
