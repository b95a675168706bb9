import { useEffect, useRef } from 'react'
import { addCopyButtons } from './add-copy-buttons'
import { foldLongCode } from './fold-long-code'
import './prose.css'

interface Props {
  /** HTML made from `content/` at build. */
  html: string
  /** Whether a heading of the template stands above it, so that its own are a level lower. Default: false. */
  isPart?: boolean
}

/** Text from Markdown. */
export function Prose({ html, isPart = false }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current === null) return undefined
    const [removeButtons, unfold] = [addCopyButtons(ref.current), foldLongCode(ref.current)]
    return () => {
      removeButtons()
      unfold()
    }
  }, [html])
  return <div ref={ref} className="prose" dangerouslySetInnerHTML={{ __html: isPart ? lower(html) : html }} />
}

const lower = (html: string) =>
  html.replace(/(<\/?h)([2-5])/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
