import { useState } from 'react'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { ContentDiff } from '../diff/content-diff'
import * as screen from '../entry-screen.module.css'
import { useRevision } from './revision-queries'

interface Props {
  api: ApiClient
  entry: Pick<Entry, 'id'>
  /** As it is now. */
  content: EntryContent
  /** Number of the revision that was submitted. */
  submitted: number
}

/** What differs from what the author submitted, loaded when it is opened. */
export function SinceSubmission(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={screen.merging} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>See what changed</summary>
      {isOpen && <Difference {...props} />}
    </details>
  )
}

function Difference({ api, entry, content, submitted }: Props) {
  const { data, error, refetch } = useRevision(api, entry.id, submitted)
  if (error)
    return (
      <LoadError title="Couldn’t load the submitted version." error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton label="Loading the submitted version" />
  return <ContentDiff before={data.content} after={content} labels={['Submitted', 'Now']} />
}
