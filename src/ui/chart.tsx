interface Props {
  /** SVG made by our own generator at build. */
  svg: string
  className?: string
}

/** A sea chart as decoration. */
export function Chart({ svg, className }: Props) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
