import type { FormName } from '../../../contract/forms/forms'
import { isReference } from '../make-reference'
import { nextSteps } from '../next-steps'
import { html, when } from './html'
import { page, type PageSite } from './page'

interface Options {
  form: FormName
  /** From the address of the page, so it may be anything. */
  ref: string
  /** Path of the page the form was on, or "". */
  from: string
}

/** Says that it has come, what happens next, and leads back. */
export function receivedPage(site: PageSite, { form, ref, from }: Options): string {
  const { title, next } = nextSteps[form]
  const back = /^\/(?!\/)[\w\-./]{0,300}$/.test(from) ? from : '/'
  return page(site, {
    title,
    body: html`<h1>${title}</h1>
      ${when(isReference(ref), () => html`<p>Its reference is <span class="reference">${ref}</span>: name it if you write to us again.</p>`)}
      <p>${next}</p>
      <p><a href="${site.address}${back}">${back === '/' ? 'To the site' : 'Back to where you were'}</a></p>`,
  })
}
