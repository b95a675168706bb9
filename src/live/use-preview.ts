import { useEffect, useState } from 'react'
import type { EntryContent } from '../../contract/entry'
import { readPreview, type PreviewMessage } from './preview-message'

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
