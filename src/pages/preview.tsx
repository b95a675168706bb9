import type { ReactNode } from 'react'
import { useLazyImport } from '../lib/use-lazy-import'
import { loadLiveSite } from '../live/find-published'
import { PageSkeleton } from '../live/page-skeleton'
import { usePreview } from '../live/use-preview'
import { useStillLinks } from '../live/use-still-links'

const loadParts = async () => {
  const [{ DraftPage }, site] = await Promise.all([
    import(/* webpackChunkName: "live" */ '../live/draft-page'),
    loadLiveSite(),
  ])
  return { DraftPage, site }
}

/** /preview/: a draft in the public layout; runs in an iframe of the editor, which sends the draft. */
export default function PreviewPage() {
  useStillLinks()
  const content = usePreview()
  const { code: parts, failed } = useLazyImport(true, loadParts)
  if (failed) return <Note>The preview could not be loaded. Reload the page.</Note>
  if (content && parts) return <parts.DraftPage content={content} site={parts.site} />
  return (
    <>
      <h1 className="visually-hidden">Preview</h1>
      <PageSkeleton />
      <Note>This page shows what is being written, inside the editor.</Note>
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="wrap section-space">{children}</p>

export const Head = () => (
  <>
    <title>Preview</title>
    <meta
      name="description"
      content="What is being written, as its public page will show it. It is seen inside the editor alone."
    />
    <meta name="robots" content="noindex" />
  </>
)
