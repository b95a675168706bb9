import { Node, textblockTypeInputRule } from '@tiptap/core'

/** Levels one chooses from: the page's title is its only heading of level 1. Others are kept where a text has them. */
export const headingLevels = [2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,

  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs['level'])}`, HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return Object.fromEntries(
      headingLevels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    )
  },

  addInputRules() {
    return headingLevels.map((level) =>
      textblockTypeInputRule({
        // One mark is what people type for the first heading of a text.
        find: level === 2 ? /^#{1,2}\s$/ : new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    )
  },
})
