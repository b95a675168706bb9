import type { ReactNode } from 'react'
import { isFixed, isSetting, type OpenKind, type PageKind } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
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

const loadFixed = () => import(/* webpackChunkName: "fixed-draft" */ '../live/fixed-draft')

/** /preview/: a draft in the public layout; runs in an iframe of the editor, which sends the draft. */
export default function PreviewPage() {
  useStillLinks()
  const content = usePreview()
  const { code: parts, failed } = useLazyImport(true, loadParts)
  const ofSite = content && isOfSite(content) ? content : undefined
  const { code: fixed, failed: fixedFailed } = useLazyImport(ofSite !== undefined, loadFixed)
  if (failed || fixedFailed) return <Note>We couldn’t load the preview. Reload the page.</Note>
  if (ofSite && parts && fixed) return <fixed.FixedDraft content={ofSite} site={parts.site} />
  if (content && isOpen(content) && parts) return <parts.DraftPage content={content} site={parts.site} />
  return (
    <>
      <h1 className="visually-hidden">Preview</h1>
      <PageSkeleton />
      <Note>This page previews a draft inside the editor.</Note>
    </>
  )
}

const isOfSite = (content: EntryContent): content is Extract<EntryContent, { kind: PageKind }> =>
  isFixed(content.kind) && !isSetting(content.kind)

const isOpen = (content: EntryContent): content is Extract<EntryContent, { kind: OpenKind }> =>
  !isFixed(content.kind)

const Note = ({ children }: { children: ReactNode }) => <p className="wrap section-space">{children}</p>

export const Head = () => (
  <>
    <title>Preview</title>
    <meta
      name="description"
      content="What is being written, as its public page will show it. It opens inside the editor only."
    />
    <meta name="robots" content="noindex" />
  </>
)
