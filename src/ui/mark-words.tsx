interface Props {
  parts: readonly { text: string; isMarked: boolean }[]
}

/** A text in parts, some of them marked. */
export function MarkWords({ parts }: Props) {
  return parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))
}
