import { useEffect, useState } from 'react'
import type { EntryContent } from '../../contract/entry'

/** The latest draft that the editor around this page has sent; undefined before the first. */
export function usePreview(): EntryContent | undefined {
  const [content, setContent] = useState<EntryContent>()
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const sent = readPreview(event)
      if (sent) setContent(sent)
    }
    addEventListener('message', listen)
    if (window.parent !== window) {
      const ready: PreviewMessage = { type: 'preview-ready' }
      window.parent.postMessage(ready, location.origin)
    }
    return () => removeEventListener('message', listen)
  }, [])
  return content
}

/** Between the editor and the page that shows what it writes: both of this site, the page in a frame of the editor. */
type PreviewMessage =
  /** The page to the editor: it listens. */
  | { type: 'preview-ready' }
  /** The editor to the page: show this. */
  | { type: 'preview'; content: EntryContent }

/** What the editor asks to be shown; undefined for any other message, and for those of any other window or site. */
function readPreview({ data, origin, source }: MessageEvent<unknown>): EntryContent | undefined {
  if (origin !== location.origin || source !== window.parent) return undefined
  if (!isRecord(data) || data['type'] !== 'preview' || !isRecord(data['content'])) return undefined
  const { kind, slug, fields, markdown } = data['content']
  const isContent =
    (kind === 'post' || kind === 'case-study' || kind === 'job') &&
    typeof slug === 'string' &&
    typeof markdown === 'string' &&
    isRecord(fields)
  return isContent ? (data['content'] as unknown as EntryContent) : undefined // the fields are the editor's own type
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
