import { privacyPath } from '../../../contract/forms/consent'
import type { FormFault, FormRules } from '../../../contract/forms/form-rules'
import { consentOf, cvRule, cvTypes, forms, givenFields, type FormName } from '../../../contract/forms/forms'
import type { Commented } from '../find-commented'
import { field } from './form-field'
import { html, type Markup, when } from './html'
import { page, type PageSite } from './page'
import { parentField } from './parent-field'

interface Options {
  form: FormName
  /** As they were typed; what is not there is empty. */
  values: ReadonlyMap<string, string>
  /** Default: nothing is wrong. */
  faults?: readonly FormFault[]
  /** What happened, in a sentence; undefined: the form is shown for the first time. */
  notice?: string | undefined
  /** The article of a comment; undefined: it is not known. */
  commented?: Commented | undefined
}

const words: Readonly<Record<FormName, { title: string; send: string }>> = {
  contact: { title: 'Write to us', send: 'Send the message' },
  support: { title: 'Ask for support', send: 'Send the request' },
  application: { title: 'Apply', send: 'Send the application' },
  comment: { title: 'Comment', send: 'Send the comment' },
}

/** A form as a page of its own, with what was typed and what is wrong with it. */
export function formPage(site: PageSite, { form, values, faults = [], notice, commented }: Options): string {
  const { title, send } = words[form]
  const isUpload = form === 'application'
  const rules: FormRules = forms[form]
  const shown = Object.entries(rules).filter(([name]) => !givenFields.includes(name))
  const faultOf = (name: string) => faults.find((fault) => fault.field === name)?.message
  const valueOf = (name: string) => values.get(name) ?? ''
  const { answerable = [] } = commented ?? {}
  const parent = valueOf('parent')
  const offersParents = answerable.length > 0 && (parent === '' || answerable.some(({ id }) => id === parent))
  const hidden = [...Object.keys(rules).filter((name) => givenFields.includes(name)), 'page', 'key']
    .filter((name) => name !== 'parent' || !offersParents)
    .map((name) => html`<input type="hidden" name="${name}" value="${valueOf(name)}" />`)
  const body = html`<h1>${title}</h1>
    ${when(commented?.title !== undefined, () => html`<p>On “${commented?.title ?? ''}”.</p>`)}
    ${when(notice !== undefined, () => summary({ notice: notice ?? '', faults, isUpload, isKept: values.size > 0 }))}
    <form
      method="post"
      action="/api/forms/${form}"
      novalidate${when(isUpload, () => html` enctype="multipart/form-data"`)}
    >
      ${hidden} ${when(offersParents, () => parentField(answerable, parent))}
      ${shown.map(([name, rule]) => field({ name, rule, value: valueOf(name), fault: faultOf(name) }))}
      ${when(isUpload, () => cvField(faultOf('cv'), notice !== undefined))}
      <div class="away" aria-hidden="true">
        <label>Leave this empty <input name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${consent(site, { form, isTicked: valueOf('consent') === consentOf[form].version, fault: faultOf('consent') })}
      <button>${send}</button>
    </form>`
  return page(site, { title: faults.length > 0 ? `Not sent yet: ${title}` : title, body })
}

/** Gets the focus, so that a screen reader begins with it. */
function summary({
  notice,
  faults,
  isUpload,
  isKept,
}: {
  notice: string
  faults: readonly FormFault[]
  isUpload: boolean
  /** Whether what was typed could be read. */
  isKept: boolean
}) {
  const items = faults.map(({ field: name, message }) =>
    isShown(name) ? html`<li><a href="#${name}">${message}</a></li>` : html`<li>${message}</li>`,
  )
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>Nothing was sent yet</h2>
    <p>${notice}${isKept ? ' What you typed is still here.' : ''}</p>
    ${when(
      items.length > 0,
      () =>
        html`<ul>
          ${items}
        </ul>`,
    )}
    ${when(isUpload && !faults.some(({ field: name }) => name === 'cv'), () => html`<p><a href="#cv">Pick your CV again</a>: a page can’t keep it.</p>`)}
  </div>`
}

/** Not of those that the page fills in. */
const isShown = (name: string) =>
  !givenFields.includes(name) && !['key', 'seconds', 'page', 'website'].includes(name)

function cvField(fault: string | undefined, isAgain: boolean): Markup {
  const accepted = Object.entries(cvTypes).flatMap(([ending, type]) => [`.${ending}`, type])
  return html`<div>
    <label for="cv">${cvRule.label}</label>
    <span class="hint" id="cv-hint"
      >${cvRule.hint}${isAgain ? ' Pick it again: a page can’t keep it.' : ''}</span
    >
    ${when(fault !== undefined, () => html`<span class="fault" id="cv-fault">${fault ?? ''}</span>`)}
    <input
      type="file"
      id="cv"
      name="cv"
      required
      accept="${accepted.join(',')}"
      aria-describedby="cv-hint${fault === undefined ? '' : ' cv-fault'}"
      aria-invalid="${String(fault !== undefined)}"
    />
  </div>`
}

function consent(
  { address }: PageSite,
  { form, isTicked, fault }: { form: FormName; isTicked: boolean; fault: string | undefined },
): Markup {
  const { version, text } = consentOf[form]
  const [before, link, after] = text
  return html`<div>
    ${when(fault !== undefined, () => html`<span class="fault" id="consent-fault">${fault ?? ''}</span>`)}
    <label class="choice"
      ><input
        type="checkbox"
        id="consent"
        name="consent"
        value="${version}"
        required${when(isTicked, () => html` checked`)}
        aria-invalid="${String(fault !== undefined)}"
        ${when(fault !== undefined, () => html` aria-describedby="consent-fault"`)}
      />
      <span>${before}<a href="${address}${privacyPath}">${link}</a>${after}</span></label
    >
  </div>`
}
