import { useEffect } from 'react'
import { useInView } from '../lib/use-in-view'
import { fetchDrawing } from './chart'

interface Props {
  /** As of `Chart`. */
  svg: string
  className?: string
}

/**
 * A sea chart far below the first view, which doesn't wait for it: the built page has its frame alone
 * (src/gatsby/finish/move-drawings.ts), and the drawing is fetched when a visitor comes near.
 */
export function LateChart({ svg, className }: Props) {
  const { ref, isNear } = useInView<HTMLDivElement>('1500px') // drawn before a quick reader is there
  useEffect(() => {
    if (isNear) fetchDrawing(ref.current)
  }, [isNear, ref])
  return (
    <div
      ref={ref}
      className={className}
      aria-hidden="true"
      data-late="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
