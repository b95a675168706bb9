import type { FieldRule } from '../../../contract/forms/form-rules'
import { html, type Markup, when } from './html'

interface Options {
  name: string
  rule: FieldRule
  value: string
  /** In words; undefined: nothing is wrong. */
  fault: string | undefined
}

/** A field with its label, hint and fault, by its rule. */
export function field(options: Options): Markup {
  const { name, rule } = options
  const [hint, fault] = [hintOf(options), faultOf(options)]
  if (rule.kind === 'choice')
    return html`<fieldset
      role="radiogroup"
      ${described(options)}
      aria-required="${String(rule.required !== undefined)}"
      aria-invalid="${String(options.fault !== undefined)}"
    >
      <legend>${rule.label}${optional(rule)}</legend>
      ${hint}${fault} ${choices(options)}
    </fieldset>`
  return html`<div>
    <label for="${name}">${rule.label}${optional(rule)}</label>${hint}${fault}${control(options)}
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
  const { name, rule, value, fault } = options
  const attributes = html`id="${name}"
  name="${name}"${when(rule.required !== undefined, () => html` required`)}${when(
    rule.autocomplete !== undefined,
    () => html` autocomplete="${rule.autocomplete ?? ''}"`,
  )}${described(options)}
  aria-invalid="${String(fault !== undefined)}"`
  // a line end after the tag is not part of the text: without it one that was typed would be lost
  if (rule.kind === 'long')
    return html`<textarea dir="auto" rows="8" ${attributes}>${`\n${value}`}</textarea>`
  const direction = when(rule.kind === 'text', () => html` dir="auto"`)
  return html`<input type="${types[rule.kind]}" ${direction} ${attributes} value="${value}" />`
}

/** The first one carries the field's name as its id: links of the summary lead there. */
const choices = ({ name, rule, value }: Options): Markup[] =>
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
      >`,
  )

const optional = ({ required }: FieldRule) =>
  when(required === undefined, () => html` <span class="optional">(optional)</span>`)

const hintOf = ({ name, rule }: Options) =>
  when(rule.hint !== undefined, () => html` <span class="hint" id="${name}-hint">${rule.hint ?? ''}</span>`)

const faultOf = ({ name, fault }: Options) =>
  when(fault !== undefined, () => html` <span class="fault" id="${name}-fault">${fault ?? ''}</span>`)

function described({ name, rule, fault }: Options): Markup {
  const ids = [
    ...(rule.hint === undefined ? [] : [`${name}-hint`]),
    ...(fault === undefined ? [] : [`${name}-fault`]),
  ]
  return when(ids.length > 0, () => html` aria-describedby="${ids.join(' ')}"`)
}
