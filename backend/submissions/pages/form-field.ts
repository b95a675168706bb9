import type { PublicComment } from '../../../contract/comment'
import type { ConsentText } from '../../../contract/forms/consent'
import { acceptedCvs, cvRule } from '../../../contract/forms/cv'
import { soonerParts, splitSooner, type FieldRule } from '../../../contract/forms/field-rule'
import { supportPath } from '../../../contract/support-path'
import { html, telLink, when, type Markup, type PageSite } from './page'

interface Options {
  name: string
  rule: FieldRule
  value: string
  /** The issue; undefined: none. */
  issue: string | undefined
  site: Pick<PageSite, 'address' | 'contacts'>
}

/** A field with its label, hint and issue, by its rule. */
export function formField(options: Options): Markup {
  const { name, rule } = options
  const [hint, issue] = [hintOf(options), issueOf(options)]
  if (rule.kind === 'choice')
    return html`<fieldset
      role="radiogroup"
      ${described(options)}
      aria-required="${String(rule.required !== undefined)}"
      aria-invalid="${String(options.issue !== undefined)}"
    >
      <legend>${rule.label}${optional(rule)}</legend>
      ${hint} ${choices(options)} ${issue}
    </fieldset>`
  return html`<div>
    <label for="${name}">${rule.label}${optional(rule)}</label>
    ${hint} ${control(options)}${issue}
  </div>`
}

const types = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  link: 'url',
  long: 'text',
  choice: 'text',
} as const

function control(options: Options): Markup {
  const { name, rule, value, issue } = options
  const attributes = html`id="${name}"
  name="${name}"${when(rule.required !== undefined, () => html` required`)}${when(
    rule.autocomplete !== undefined,
    () => html` autocomplete="${rule.autocomplete ?? ''}"`,
  )}${described(options)}
  aria-invalid="${String(issue !== undefined)}"`
  // HTML drops a line break right after the tag: without this one, a typed one would be lost
  if (rule.kind === 'long')
    return html`<textarea dir="auto" rows="8" ${attributes}>${`\n${value}`}</textarea>`
  const direction = when(rule.kind === 'text', () => html` dir="auto"`)
  return html`<input type="${types[rule.kind]}" ${direction} ${attributes} value="${value}" />`
}

/** The first one has the field's name as its id: the summary links to it. */
const choices = ({ name, rule, value, site }: Options): Markup[] =>
  (rule.choices ?? []).map(
    (choice, at) =>
      html`<label class="choice"
          ><input
            type="radio"
            id="${at === 0 ? name : `${name}-${choice.value}`}"
            name="${name}"
            value="${choice.value}"
            ${when(choice.value === value, () => html` checked`)}
          />
          <span>${choice.title}</span></label
        >${sooner(choice.sooner, site)}`,
  )

/** Who helps sooner than the form, shown while its choice is selected. */
function sooner(text: string | undefined, { address, contacts }: Options['site']): Markup {
  if (text === undefined || !contacts) return html``
  const parts = splitSooner(text).map((part) =>
    part === soonerParts.phone
      ? telLink(contacts.phones.support)
      : part === soonerParts.page
        ? html`<a href="${address}${supportPath}">support page</a>`
        : html`${part}`,
  )
  return html`<p class="sooner">${parts}</p>`
}

const optional = ({ required }: FieldRule) =>
  when(required === undefined, () => html` <span class="optional">(optional)</span>`)

const hintOf = ({ name, rule }: Options) =>
  when(rule.hint !== undefined, () => html` <span class="hint" id="${name}-hint">${rule.hint ?? ''}</span>`)

const issueOf = ({ name, issue }: Pick<Options, 'name' | 'issue'>) =>
  when(issue !== undefined, () => html` <span class="issue" id="${name}-issue">${issue ?? ''}</span>`)

function described({ name, rule, issue }: Options): Markup {
  const ids = [
    ...(rule.hint === undefined ? [] : [`${name}-hint`]),
    ...(issue === undefined ? [] : [`${name}-issue`]),
  ]
  return when(ids.length > 0, () => html` aria-describedby="${ids.join(' ')}"`)
}

/**
 * The file of an application. @param isAgain Whether the form is shown again, so that the file has to be chosen
 * again.
 */
export function cvField(issue: string | undefined, isAgain: boolean): Markup {
  const again = isAgain ? '. Choose it again: files aren’t kept when a page reloads.' : ''
  return html`<div>
    <label for="cv">${cvRule.label}</label>
    <span class="hint" id="cv-hint">${cvRule.hint}${again}</span>
    <input
      type="file"
      id="cv"
      name="cv"
      required
      accept="${acceptedCvs}"
      aria-describedby="cv-hint${issue === undefined ? '' : ' cv-issue'}"
      aria-invalid="${String(issue !== undefined)}"
    />
    ${issueOf({ name: 'cv', issue })}
  </div>`
}

/** As much of a comment as fits on a line. */
const longestExcerpt = 60

/** Which comment to reply to, if any. @param value Its id. */
export function parentField(
  { label }: FieldRule,
  answerable: readonly PublicComment[],
  value: string,
): Markup {
  return html`<div>
    <label for="parent">${label} <span class="optional">(optional)</span></label>
    <select id="parent" name="parent">
      <option value="">The article itself</option>
      ${answerable.map(
        ({ id, name, text }) =>
          html`<option value="${id}" ${when(id === value, () => html` selected`)}>
            ${name}: ${excerptOf(text)}
          </option>`,
      )}
    </select>
  </div>`
}

function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  if (characters.length <= longestExcerpt) return characters.join('')
  return `${characters.slice(0, longestExcerpt).join('').trimEnd()}…`
}

/** The consent text, with a box where it has to be ticked. @param privacyHref Address of the privacy notice. */
export function consentField(
  { version, text, required }: ConsentText,
  { privacyHref, isTicked, issue }: { privacyHref: string; isTicked: boolean; issue: string | undefined },
): Markup {
  const [before, link, after] = text
  const words = html`${before}<a href="${privacyHref}">${link}</a>${after}`
  if (required === undefined)
    return html`<p class="told">
      <span>${words}</span><input type="hidden" name="consent" value="${version}" />
    </p>`
  return html`<div>
    <label class="choice"
      ><input
        type="checkbox"
        id="consent"
        name="consent"
        value="${version}"
        required${when(isTicked, () => html` checked`)}
        aria-invalid="${String(issue !== undefined)}"
        ${when(issue !== undefined, () => html` aria-describedby="consent-issue"`)}
      />
      <span>${words}</span></label
    >
    ${issueOf({ name: 'consent', issue })}
  </div>`
}
