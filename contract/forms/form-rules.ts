/**
 * What a field of a visitor's form takes. Data, so that the browser, the backend and the plain page of the backend go by
 * the very same rules without a schema library in the visitor's browser.
 */
export interface FieldRule {
  label: string
  /** "long": several lines. "choice": one of `choices`. */
  kind: 'text' | 'email' | 'phone' | 'link' | 'long' | 'choice'
  /** What is said when it is empty; undefined: it may be. */
  required?: string
  /** Fewest characters, where there are any; default none. */
  min?: number
  /** Most characters. */
  max: number
  choices?: readonly { value: string; title: string }[]
  /** Stands below the label. */
  hint?: string
  /** As HTML's attribute of this name. */
  autocomplete?: string
}

/** A form by the names of its fields, in their order. */
export type FormRules = Readonly<Record<string, FieldRule>>

/** What is wrong with a field, in words that say what to do. */
export interface FormFault {
  field: string
  message: string
}

/** As it is kept: without space around it, lines ended by "\n", characters composed. */
export const tidy = (value: string) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** What is wrong with one value; undefined: nothing. */
export function findFieldFault(rule: FieldRule, given: string): string | undefined {
  const value = tidy(given)
  if (value === '') return rule.required
  const length = [...value].length
  if (length > rule.max)
    return `${rule.label}: at most ${rule.max} characters. Shorten it by ${length - rule.max}.`
  if (rule.min !== undefined && length < rule.min)
    return `${rule.label}: at least ${rule.min} characters. Say a little more.`
  if (!isText(value, rule.kind === 'long'))
    return `${rule.label}: holds characters that can’t be kept. Type it anew.`
  return findKindFault(rule, value)
}

/** All that is wrong, in the order of the fields; fields that are missing count as empty. */
export function findFormFaults(
  rules: FormRules,
  values: Readonly<Record<string, string | undefined>>,
): FormFault[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = findFieldFault(rule, values[field] ?? '')
    return message === undefined ? [] : [{ field, message }]
  })
}

/** As HTML's e-mail fields, with a dot in the domain; at most 254 characters: RFC 5321, section 4.5.3.1.3. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
/** Digits with what people write between them. */
const phone = /^\+?[\d\s().\-/]*(?:(?:ext\.?|x|#)\s*\d+)?$/i

function findKindFault({ kind, label, choices = [] }: FieldRule, value: string): string | undefined {
  switch (kind) {
    case 'email':
      return email.test(value)
        ? undefined
        : `${label}: this is no e-mail address. It looks like name@example.com.`
    case 'phone':
      return phone.test(value) && value.replace(/\D/g, '').length >= 5
        ? undefined
        : `${label}: this is no phone number. Use digits, with the country’s code if you like: +44 20 7946 0000.`
    case 'link':
      return isWebAddress(value) ? undefined : `${label}: this is no web address. It begins with https://.`
    case 'choice':
      return choices.some((choice) => choice.value === value)
        ? undefined
        : `${label}: choose one of the list.`
    default:
      return undefined
  }
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value)

/** No control characters, except line ends and tabs in long texts; no half characters. */
const isText = (value: string, isLong: boolean) =>
  !/[\p{Surrogate}\p{Cc}]/u.test(isLong ? value.replace(/[\t\n]/g, '') : value)
