import { useEffect, useRef } from 'react'
import { addCopyButtons } from './add-copy-buttons'

interface Props {
  /** HTML made from `content/` at build. */
  html: string
}

/** Text from Markdown. */
export function Prose({ html }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? addCopyButtons(ref.current) : undefined), [html])
  return <div ref={ref} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
