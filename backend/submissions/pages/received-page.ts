import { formEmails } from '../../../contract/forms/form-emails'
import type { FormName } from '../../../contract/forms/forms'
import { receivedTitle } from '../emails'
import { isReference } from '../make-reference'
import { html, page, when, type PageSite } from './page'

interface Options {
  form: FormName
  /** From the page's URL, so it may be anything. */
  ref: string
  /** Path of the page the form was on, or "". */
  from: string
}

/** Confirms the submission, says what happens next, and links back. */
export function receivedPage(site: PageSite, { form, ref, from }: Options): string {
  const title = receivedTitle(form)
  const back = /^\/(?!\/)[\w\-./]{0,300}$/.test(from) ? from : '/'
  return page(site, {
    title,
    body: html`<h1>${title}</h1>
      ${when(isReference(ref), () => html`<p>Please quote <span class="reference">${ref}</span> if you contact us again.</p>`)}
      <p>${formEmails[form].next}</p>
      <p>
        <a href="${site.address}${back}"
          >${back === '/' ? 'Go to the home page' : 'Back to the previous page'}</a
        >
      </p>`,
  })
}
