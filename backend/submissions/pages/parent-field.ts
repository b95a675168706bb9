import type { PublicComment } from '../../../contract/comment'
import { forms } from '../../../contract/forms/forms'
import { html, type Markup, when } from './html'

/** As much of a comment as fits on a line. */
const longest = 60

/** Which comment is answered, if any. @param value Id of the one that is. */
export function parentField(answerable: readonly PublicComment[], value: string): Markup {
  return html`<div>
    <label for="parent">${forms.comment.parent.label} <span class="optional">(optional)</span></label>
    <select id="parent" name="parent">
      <option value="">Nobody: a comment on the article</option>
      ${answerable.map(
        ({ id, name, text }) =>
          html`<option value="${id}" ${when(id === value, () => html` selected`)}>
            ${name}: ${shorten(text)}
          </option>`,
      )}
    </select>
  </div>`
}

function shorten(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ')]
  return signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : signs.join('')
}
