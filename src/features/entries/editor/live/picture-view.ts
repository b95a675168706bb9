import type { NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Picture } from '../schema/line-parts'

type ShowPicture = (src: string) => string

/** A picture as on the page, with its caption below it; says so where nothing describes it. */
const showPictures =
  (addressOf: ShowPicture): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement('span')
    const image = document.createElement('img')
    const caption = document.createElement('span')
    const fault = document.createElement('span')
    dom.className = 'picture'
    caption.className = 'picture-caption'
    fault.className = 'picture-fault'
    dom.append(image, caption, fault)
    image.draggable = false
    image.addEventListener('error', () => {
      fault.textContent = `This picture cannot be shown: ${image.alt || image.src}`
    })

    const show = ({ attrs }: Node) => {
      const { src, alt, title } = attrs as Record<string, string | null>
      const address = addressOf(src ?? '')
      if (image.getAttribute('src') !== address) image.src = address
      image.alt = alt ?? ''
      caption.textContent = title ?? ''
      fault.textContent =
        (alt ?? '').trim() === '' ? 'No alternative text yet: choose the picture to write it.' : ''
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

/** @param showPicture The address a picture of the text is shown at. */
export const livePicture = (showPicture: ShowPicture) =>
  Picture.extend({ addNodeView: () => showPictures(showPicture) })
