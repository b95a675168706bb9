const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export interface Sentence {
  text: string
  /** Characters of the text before it. */
  index: number
}

/** The sentences of a text. The dot of ".NET" ends none. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1)
    if (last && /(?:^|\s)\.$/.test(last.text)) last.text += segment
    else sentences.push({ text: segment, index })
  }
  return sentences.map(({ text, index }) => ({ text: text.trim(), index }))
}
