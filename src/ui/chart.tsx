import { useHtml } from '../lib/use-html'

interface Props {
  /** SVG made by our own generator at build, or its root with the address of the drawing. */
  svg: string
  className?: string
}

/** A sea chart as decoration. */
export function Chart({ svg, className }: Props) {
  const html = useHtml(svg)
  return (
    <div
      key={svg}
      ref={fetchDrawing}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={html}
    />
  )
}

/**
 * Built HTML has its charts; the data of pages, for visitors who come from another one, has only their addresses
 * (src/gatsby/finish/move-drawings.ts). Without its drawing a page is complete, so errors are ignored.
 */
export function fetchDrawing(holder: HTMLElement | null): void {
  const root = holder?.querySelector<SVGElement>('svg[data-from]')
  const from = root?.dataset['from']
  if (root === null || root === undefined || from === undefined) return
  fetch(from)
    .then((response) => response.json())
    .then((svg) => {
      root.outerHTML = String(svg)
    })
    .catch(() => undefined)
}
