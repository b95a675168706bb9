import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Marks paragraphs that hold a picture and nothing else: on the page such a picture has its caption below it. */
export const AlonePictures = Extension.create({
  name: 'alonePictures',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const figures: Decoration[] = []
          doc.descendants((node, place) => {
            const isFigure = node.childCount === 1 && node.firstChild?.type.name === 'picture'
            if (isFigure) figures.push(Decoration.node(place, place + node.nodeSize, { class: 'figure' }))
            return !node.isTextblock
          })
          return DecorationSet.create(doc, figures)
        },
      },
    }),
  ],
})
