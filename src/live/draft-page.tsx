import { useMemo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { OpenKind } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { completeDraft } from './complete-draft'
import { LivePage } from './live-page'

interface Props {
  content: Extract<EntryContent, { kind: OpenKind }>
  site: LiveSite
}

/** A draft of an open kind as its public page. */
export function DraftPage({ content, site }: Props) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const entry = useMemo(() => completeDraft(content, today), [content, today])
  return (
    // a draft that can't be rendered must not break the preview: the next change retries
    <ErrorBoundary FallbackComponent={Broken} resetKeys={[content]}>
      <LivePage entry={entry} site={site} />
    </ErrorBoundary>
  )
}

/** Said in place of a draft that can't be rendered yet. */
export function Broken() {
  return (
    <p role="alert" className="wrap section-space">
      This draft can’t be previewed yet. Keep editing, and the preview will come back.
    </p>
  )
}
