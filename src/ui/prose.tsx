import { useEffect, useRef } from 'react'
import { useHtml } from '../lib/use-html'
import { addCopyButtons } from './add-copy-buttons'
import { foldLongCode } from './fold-long-code'
import { releaseTable } from './release-table'
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
  const shown = useHtml(isPart ? lower(html) : html)
  useEffect(() => {
    const text = ref.current
    if (text === null) return undefined
    text.querySelectorAll('.table-frame').forEach(releaseTable)
    const undo = [addCopyButtons, foldLongCode].map((improve) => improve(text))
    return () => undo.forEach((undoOne) => undoOne())
  }, [html])
  return <div ref={ref} className="prose" dangerouslySetInnerHTML={shown} />
}

const lower = (html: string) =>
  html.replace(/(<\/?h)([2-5])/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
