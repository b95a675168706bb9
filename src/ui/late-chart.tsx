import { useEffect } from 'react'
import { nearChart } from '../lib/near-chart'
import { useHtml } from '../lib/use-html'
import { useInView } from '../lib/use-in-view'
import { fetchDrawing } from './chart'

interface Props {
  /** As of `Chart`. */
  svg: string
  className?: string
  /** What its numbers mean, printed at its frame. Default: nothing. */
  note?: string
  /** In the first view: the built page has the drawing where it is small enough for it. Default false. */
  isFirst?: boolean
}

/**
 * A sea chart that the first view doesn't wait for: the built page has its frame alone
 * (src/gatsby/finish/move-drawings.ts), and the drawing is fetched when a visitor comes near, on the first page by a
 * script of its own.
 */
export function LateChart({ svg, className, note, isFirst = false }: Props) {
  const { ref, isNear } = useInView<HTMLDivElement>(nearChart)
  const html = useHtml(svg)
  useEffect(() => {
    if (isNear) fetchDrawing(ref.current)
  }, [isNear, ref])
  return (
    <div
      ref={ref}
      className={className}
      aria-hidden="true"
      data-note={note}
      data-late={isFirst ? 'first' : 'far'}
      dangerouslySetInnerHTML={html}
    />
  )
}
