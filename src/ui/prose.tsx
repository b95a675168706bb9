interface Props {
  /** HTML made from `content/` at build. */
  html: string
}

/** Text from Markdown. */
export function Prose({ html }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
