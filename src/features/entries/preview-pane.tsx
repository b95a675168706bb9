import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntryContent } from '../../../contract/entry'
import { routes } from '../../config/routes'
import { useWidth } from '../../lib/use-width'
import { ActionButton } from '../../ui/action-button'
import { ToggleOption } from '../../ui/toggle-option'
import * as css from './preview-pane.module.css'

/** Widths of the page that is shown, in pixels. */
const widths = [
  { title: 'Phone', width: 390 },
  { title: 'Tablet', width: 820 },
  { title: 'Desktop', width: 1280 },
] as const

/** Delay before the page shows a change, in milliseconds. */
const delay = 200

interface Props {
  content: EntryContent
  /** Whether it covers the text. */
  isFull: boolean
  onFullChange: (isFull: boolean) => void
  onClose: () => void
}

/** What visitors will see: the public page itself in a frame, updated with each change. */
export function PreviewPane({ content, isFull, onFullChange, onClose }: Props) {
  const [width, setWidth] = useState<number>(isSmallScreen() ? 390 : 1280)
  const frame = usePreviewFrame(content)
  const [box, scale] = useScale(width)
  return (
    <section aria-label="Preview" className={css.pane}>
      <div className={css.tools}>
        <div role="group" aria-label="Preview size" className={css.widths}>
          {widths.map((choice) => (
            <ToggleOption
              key={choice.width}
              selected={width === choice.width}
              onChange={() => setWidth(choice.width)}
            >
              {choice.title}
            </ToggleOption>
          ))}
        </div>
        <ActionButton onPress={() => onFullChange(!isFull)}>
          {isFull ? 'Split view' : 'Full width'}
        </ActionButton>
        <ActionButton onPress={onClose} aria-label="Close the preview">
          Close
        </ActionButton>
      </div>
      <div ref={box} className={css.box}>
        <iframe
          ref={frame}
          title="The page as visitors will see it"
          src={routes.preview.href()}
          className={css.frame}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** Sends the content to the frame once it is ready, and after each change. */
function usePreviewFrame(content: EntryContent) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(content)
  const send = useCallback(() => {
    const message = { type: 'preview', content: latest.current }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [])
  useEffect(() => {
    latest.current = content
    const timer = setTimeout(send, delay)
    return () => clearTimeout(timer)
  }, [content, send])
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.type === 'preview-ready') send()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [send])
  return frame
}

/** The scale at which a page of this width fits its box. */
function useScale(width: number) {
  const [box, room] = useWidth<HTMLDivElement>()
  return [box, room === 0 ? 1 : Math.min(1, room / width)] as const
}

/** Whether there is only room for one thing at a time: the preview then covers the text, at the size of a phone. */
export const isSmallScreen = (): boolean => window.innerWidth < 768
