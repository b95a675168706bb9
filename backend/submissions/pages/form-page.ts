import { entryAddress } from '../../../contract/entry-address'
import { commentNote } from '../../../contract/forms/comment-note'
import { findWants, type FieldIssue, type FieldRule } from '../../../contract/forms/field-rule'
import { formPath, getForm, problemsTitle, type FormName } from '../../../contract/forms/forms'
import { privacyPath } from '../../../contract/privacy-path'
import type { CommentedArticle } from '../find-subject'
import { consentField, cvField, formField, parentField } from './form-field'
import { html, page, when, type ContactLine, type PageSite } from './page'

interface Options {
  form: FormName
  /** As typed; missing values are empty. */
  values: ReadonlyMap<string, string>
  /** Default: none. */
  issues?: readonly FieldIssue[]
  /** Why it was not sent, in a sentence; undefined: the form is shown for the first time. */
  notice?: string | undefined
  /** The article of a comment; undefined: unknown. */
  article?: CommentedArticle | undefined
}

/** A form as a separate page, with its values and issues. */
export function formPage(site: PageSite, options: Options): string {
  const { form, values, issues = [], notice, article } = options
  const { title, button, fields, takesCv, consent } = getForm(form)
  const shown = Object.entries(fields).filter(([, { isGiven }]) => !isGiven)
  const issueOf = (name: string) => issues.find(({ field }) => field === name)?.message
  const valueOf = (name: string) => values.get(name) ?? ''
  const wants = Object.values(findWants(fields, Object.fromEntries(values)))
  const hinted = (name: string, rule: FieldRule): FieldRule => {
    const hint = wants.find(({ field }) => field === name)?.hint
    return hint === undefined ? rule : { ...rule, hint }
  }
  const { answerable = [] } = article ?? {}
  const parent = valueOf('parent')
  const offersParents = answerable.length > 0 && (parent === '' || answerable.some(({ id }) => id === parent))
  const hidden = [...givenFieldsOf(form), 'page', 'key']
    .filter((name) => name !== 'parent' || !offersParents)
    .map((name) => html`<input type="hidden" name="${name}" value="${valueOf(name)}" />`)
  const href = `${site.address}${entryAddress('post', valueOf('post'))}`
  const lead = when(
    article?.title !== undefined,
    () => html`<p>On “${link(href, article?.title ?? '')}”.</p>`,
  )
  const body = html`${when(notice !== undefined, () => summary({ form, notice: notice ?? '', issues, isRead: values.size > 0 }))}
    <form
      method="post"
      action="${formPath(form)}"
      novalidate${when(takesCv, () => html` enctype="multipart/form-data"`)}
    >
      ${hidden} ${offersParents && fields['parent'] ? parentField(fields['parent'], answerable, parent) : ''}
      ${shown.map(([name, rule]) => formField({ name, rule: hinted(name, rule), value: valueOf(name), issue: issueOf(name), site }))}
      ${when(takesCv, () => cvField(issueOf('cv'), notice !== undefined))}
      <div class="away" aria-hidden="true">
        <label>Leave this empty <input type="text" name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${consentField(consent, {
        privacyHref: `${site.address}${privacyPath}`,
        isTicked: valueOf('consent') === consent.version,
        issue: issueOf('consent'),
      })}
      ${when(form === 'comment', () => html`<p>${commentNote}</p>`)}
      <button type="submit" class="button">${button}</button>
    </form>`
  const heading = title
  return page(site, {
    title: notice === undefined ? title : `Error: ${title}`,
    ...{ heading, lead, body, lines: linesBeside[form] },
  })
}

/** Whom else to ask, beside a form and its receipt. */
export const linesBeside: Readonly<Record<FormName, readonly ContactLine[]>> = {
  contact: ['general', 'support'],
  support: ['urgent', 'general'],
  application: ['careers', 'general'],
  comment: ['general', 'support'],
}

/** Names of the fields that the page fills in. */
export const givenFieldsOf = (form: FormName): string[] =>
  Object.entries(getForm(form).fields).flatMap(([name, { isGiven }]) => (isGiven ? [name] : []))

interface Summary {
  form: FormName
  notice: string
  issues: readonly FieldIssue[]
  /** Whether the values could be read. */
  isRead: boolean
}

/** Gets the focus, so that screen readers start with it. */
function summary({ form, notice, issues, isRead }: Summary) {
  const { fields, takesCv, consent } = getForm(form)
  const isShown = (name: string) =>
    name === 'cv' ||
    (name === 'consent' && consent.required !== undefined) ||
    (fields[name] !== undefined && !fields[name].isGiven)
  const items = issues.map(({ field, message }) =>
    isShown(field) ? html`<li><a href="#${field}">${message}</a></li>` : html`<li>${message}</li>`,
  )
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${items.length > 0 ? problemsTitle(items.length) : 'There is a problem'}</h2>
    ${when(notice !== '', () => html`<p>${notice}${isRead ? ' Nothing you typed has been lost.' : ''}</p>`)}
    ${when(
      items.length > 0,
      () =>
        html`<ul>
          ${items}
        </ul>`,
    )}
    ${when(takesCv && !issues.some(({ field }) => field === 'cv'), () => html`<p><a href="#cv">Choose your CV again</a>. Files aren’t kept when a page reloads.</p>`)}
  </div>`
}

const link = (href: string, text: string) => html`<a href="${href}">${text}</a>`
