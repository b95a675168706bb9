import { splitSections } from './split-sections'

export interface StoryBlock {
  /** `text`: sections that follow each other; `risks`: the section on what can go wrong. */
  kind: 'text' | 'risks'
  text: string
}

/** The text of a case study, with the finding set large in its place, cut where something other than running text stands: the risks. */
export function tellStory(html: string, finding: string | null): StoryBlock[] {
  const blocks: StoryBlock[] = []
  for (const part of splitSections(finding ? setApart(html, finding) : html)) {
    const kind = part.startsWith('<h2 id="what-can-go-wrong"') ? 'risks' : 'text'
    const before = blocks.at(-1)
    if (kind === 'text' && before?.kind === kind) before.text += part
    else blocks.push({ kind, text: part })
  }
  return blocks
}

/** A sentence of a paragraph as a paragraph of its own, between what stood before and after it. */
function setApart(html: string, sentence: string): string {
  const letters = [...sentence].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`))
  const said = letters.join('(?:<[^>]*>)*')
  const paragraph = new RegExp(`<p>((?:(?!</p>).)*?)(${said}(?:</(?!p>)[^>]*>)*)((?:(?!</p>).)*)</p>`, 's')
  return html.replace(paragraph, (_, ...parts: string[]) =>
    parts
      .slice(0, 3)
      .map((part, index) => (index === 1 ? `<p class="finding">${part}</p>` : `<p>${part.trim()}</p>`))
      .filter((part) => part !== '<p></p>')
      .join('\n'),
  )
}
