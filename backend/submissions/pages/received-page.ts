import { addMore, sayNext, sentStep, sentTitle, type FormName } from '../../../contract/forms/forms'
import type { NextStep } from '../../../contract/next-step'
import { isReference } from '../make-reference'
import { linesBeside } from './form-page'
import { html, page, telLink, when, type Markup, type PageSite } from './page'

interface Options {
  form: FormName
  /** From the page's URL, so it may be anything. */
  ref: string
  /** Path of the page the form was on, or "". */
  from: string
  /** Where the reply goes; undefined: unknown. */
  email: string | undefined
  nextSteps: readonly NextStep[]
}

/** Confirms the submission, says what happens next, and links back. */
export function receivedPage(site: PageSite, { form, ref, from, email, nextSteps }: Options): string {
  const title = sentTitle(form)
  const next = sayNext(form, email || 'the email address you gave')
  const back = /^\/(?!\/)[\w\-./]{0,300}$/.test(from) ? from : '/'
  return page(site, {
    title,
    lines: linesBeside[form],
    body: html`<div class="panel">
        ${when(isReference(ref), () => html`<p><span class="hint">Your reference</span><strong class="reference">${ref}</strong></p>`)}
        ${nextSteps.length === 0 ? html`<p>${next}</p>` : steps([{ title: sentStep, text: next }, ...nextSteps])}
      </div>
      <p>
        <a href="${site.address}${back}"
          >${back === '/' ? 'Go to the home page' : 'Back to the previous page'}</a
        >
      </p>`,
  })
}

const steps = (items: readonly NextStep[]): Markup =>
  html`<h2>What happens next</h2>
    <ol class="steps">
      ${items.map(
        ({ title, duration = '', text, phone = '' }) =>
          html`<li>
            <h3>${title}</h3>
            ${when(duration !== '', () => html`<span class="hint">${duration}</span>`)}
            <p>${text}</p>
            ${when(phone !== '', () => html`<p>${telLink(phone)}</p>`)}
          </li>`,
      )}
    </ol>
    <p>${addMore}</p>`
