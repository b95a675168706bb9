import type { Editor } from '@tiptap/core'
import { toolGroupsFor } from '../tools'
import type { Suggestion } from './suggestion-list'

/** A block or mark that the slash menu inserts. */
export interface SlashItem extends Suggestion {
  /** Words it is found by, besides its title. */
  keywords: string
  run: (editor: Editor) => unknown
}

interface Openers {
  /** Whether the text may have code, notes and footnotes. */
  isLong: boolean
  /** Opens the link field. */
  onLink: () => void
  /** Opens the file chooser for images. */
  onImage: () => void
  /** Opens the media library. Default: there is none. */
  onLibrary?: () => void
}

/** Tools of the toolbar that the menu offers, in its order. */
const offered: readonly (readonly [id: string, keywords: string])[] = [
  ['heading-2', 'h2 title section'],
  ['heading-3', 'h3 subheading'],
  ['heading-4', 'h4 subheading'],
  ['bulletList', 'ul unordered points'],
  ['orderedList', 'ol ordered numbers'],
  ['tasks', 'todo checklist checkbox'],
  ['quote', 'blockquote citation'],
  ['note', 'callout tip warning box'],
  ['codeBlock', 'source program snippet'],
  ['table', 'grid columns rows'],
  ['divider', 'rule line separator hr'],
  ['footnote', 'reference'],
]

/** What fits at the selection and begins with the letters typed after the slash. */
export function findSlashItems(
  editor: Editor,
  query: string,
  { isLong, onLink, onImage, onLibrary }: Openers,
): SlashItem[] {
  const tools = toolGroupsFor(isLong).flat()
  const blocks = offered.flatMap(([id, keywords]): SlashItem[] => {
    const tool = tools.find((one) => one.id === id)
    if (!tool || tool.isUsable?.(editor) === false) return []
    return [{ id, title: tool.title, text: tool.keys, keywords, run: tool.run }]
  })
  const others: SlashItem[] = [
    { id: 'image', title: 'Image', keywords: 'picture photo figure upload', run: onImage },
    ...(onLibrary
      ? [
          {
            id: 'library',
            title: 'Image from library',
            keywords: 'picture media photo figure',
            run: onLibrary,
          },
        ]
      : []),
    { id: 'link', title: 'Link', text: 'Ctrl+K', keywords: 'page url', run: onLink },
  ]
  const begun = query.toLowerCase()
  return [...blocks, ...others].filter(({ title, keywords }) =>
    `${title} ${keywords}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(begun)),
  )
}
