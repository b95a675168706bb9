import { useEffect, useState } from 'react'
import { entryKinds } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'

/** The latest draft from the editor around this page; undefined before the first. */
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

/** Messages between the editor and the preview in its iframe, on the same origin. */
type PreviewMessage =
  /** Preview to editor: ready. */
  | { type: 'preview-ready' }
  /** Editor to preview: show this draft. */
  | { type: 'preview'; content: EntryContent }

/** The draft in a message from the editor; undefined for other messages, windows and origins. */
function readPreview({ data, origin, source }: MessageEvent<unknown>): EntryContent | undefined {
  if (origin !== location.origin || source !== window.parent) return undefined
  if (!isRecord(data) || data['type'] !== 'preview' || !isRecord(data['content'])) return undefined
  const { kind, slug, fields, markdown } = data['content']
  const isContent =
    entryKinds.some((one) => one === kind) &&
    typeof slug === 'string' &&
    typeof markdown === 'string' &&
    isRecord(fields)
  return isContent ? (data['content'] as unknown as EntryContent) : undefined // the fields are the editor's own type
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
