import { splitSections } from './split-sections'

export interface StoryBlock {
  /** `text`: sections that follow each other; `risks`: the section on what can go wrong; `finding`: one sentence. */
  kind: 'text' | 'risks' | 'finding'
  text: string
}

/** The text of a case study, cut where something other than running text stands: the risks, and the finding below its section. */
export function tellStory(html: string, finding: string | null): StoryBlock[] {
  const blocks: StoryBlock[] = []
  const add = (kind: StoryBlock['kind'], text: string) => {
    const before = blocks.at(-1)
    if (kind === 'text' && before?.kind === kind) before.text += text
    else blocks.push({ kind, text })
  }
  const parts = splitSections(html)
  const said = parts.find((part) => finding && part.replace(/<[^>]+>/g, '').includes(finding))
  for (const part of parts) {
    add(part.startsWith('<h2 id="what-can-go-wrong"') ? 'risks' : 'text', part)
    if (finding && part === said) add('finding', finding)
  }
  return blocks
}
