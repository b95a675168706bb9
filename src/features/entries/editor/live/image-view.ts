import { type NodeViewRenderer, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { readFigureTitle } from '../../../../lib/figure-width'
import { Image } from '../schema/inline'

type ShowImage = (src: string) => string

/** An image as on the page, with its caption below; warns if alt text is missing. */
const createImageView =
  (urlOf: ShowImage): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement('span')
    const image = document.createElement('img')
    const caption = document.createElement('span')
    const error = document.createElement('span')
    dom.className = 'image'
    caption.className = 'image-caption'
    error.className = 'image-error'
    dom.append(image, caption, error)
    image.draggable = false
    image.addEventListener('error', () => {
      error.textContent = `Can’t display this image: ${image.alt || image.src}`
    })

    const show = ({ attrs }: Node) => {
      const { src, alt, title } = attrs as Record<string, string | null>
      const url = urlOf(src ?? '')
      if (image.getAttribute('src') !== url) image.src = url
      image.alt = alt ?? ''
      const figure = readFigureTitle(title ?? '')
      caption.textContent = figure.caption
      dom.dataset['width'] = figure.width
      error.textContent = (alt ?? '').trim() === '' ? 'Alt text missing. Select the image to add it.' : ''
    }
    show(node)
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false
        show(next)
        return true
      },
      selectNode: () => dom.classList.add('is-chosen'),
      deselectNode: () => dom.classList.remove('is-chosen'),
      ignoreMutation: () => true,
    }
  }

/** @param showImage Returns the URL at which an image is shown. */
export const liveImage = (showImage: ShowImage) =>
  Image.extend({ addNodeView: () => createImageView(showImage) })

/** Marks paragraphs with nothing but an image: on the page it is a figure with a caption. */
export const Figures = Extension.create({
  name: 'figures',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const figures: Decoration[] = []
          doc.descendants((node, position) => {
            const isFigure = node.childCount === 1 && node.firstChild?.type.name === 'image'
            if (isFigure)
              figures.push(Decoration.node(position, position + node.nodeSize, { class: 'figure' }))
            return !node.isTextblock
          })
          return DecorationSet.create(doc, figures)
        },
      },
    }),
  ],
})
