import { splitSections } from './split-sections'

interface Body {
  html: string
  headings: readonly { id: string; text: string }[]
}

/** A text without the section that has this heading; the same text where none has it. */
export function leaveOutSection<Text extends Body>(body: Text, heading: string | undefined): Text {
  const id = body.headings.find(({ text }) => text === heading)?.id
  if (id === undefined) return body
  const parts = splitSections(body.html)
  const dropped = parts.find((part) => part.includes(`id="${id}"`)) ?? ''
  return {
    ...body,
    html: parts.filter((part) => part !== dropped).join(''),
    headings: body.headings.filter((other) => !dropped.includes(`id="${other.id}"`)),
  }
}
