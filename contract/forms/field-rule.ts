/**
 * What a field of a public form accepts. Plain data, so that the browser, the backend and the backend's own page of the
 * form apply the same rules, and visitors load no schema library.
 */
export interface FieldRule {
  label: string
  /** "long": several lines. "choice": one of `choices`. */
  kind: 'text' | 'email' | 'phone' | 'link' | 'long' | 'choice'
  /** Error when it is empty; undefined: the field is optional. */
  required?: string
  /** Fewest characters of an answer, and the error when it has fewer. Default: one is enough. */
  least?: { characters: number; error: string }
  /** Most characters. */
  max: number
  choices?: readonly Choice[]
  /** Shown below the label. */
  hint?: string
  /** Value of the HTML attribute. */
  autocomplete?: string
  /** Whether the page fills it in, not the person, e.g. with the job. Default false. */
  isGiven?: boolean
}

interface Choice {
  value: string
  title: string
  /** An optional field that this choice makes useful, and the hint shown while it is empty. */
  wants?: { field: string; hint: string }
  /** Who helps sooner than the form, shown while it is selected; see `splitSooner`. Default: nothing. */
  sooner?: string
}

/** What `sooner` leaves to the page: the phone number of support, and a link to its page. */
export const soonerParts = { phone: '{phone}', page: '{page}' } as const

/** The parts of such a sentence: words, and what stands for the number and the link. */
export const splitSooner = (text: string): string[] => text.split(/(\{\w+\})/)

/** The fields of a form by name, in their order. */
export type FormFields = Readonly<Record<string, FieldRule>>

/** What is wrong with a field, in words that say what to do. */
export interface FieldIssue {
  field: string
  message: string
}

/** A value as it is stored: trimmed, lines ended by "\n", characters composed. */
export const normalizeText = (value: string) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** What is wrong with one value; undefined: nothing. */
export function findFieldIssue(rule: FieldRule, given: string): string | undefined {
  const value = normalizeText(given)
  if (value === '') return rule.required
  const { label, least, max } = rule
  const length = [...value].length
  if (least && length < least.characters) return least.error
  if (length > max) return `${label} must be ${max} characters or fewer. You have ${length - max} too many.`
  if (!isText(value, rule.kind === 'long')) return `${label} contains characters we can’t accept. Retype it.`
  return findKindIssue(rule, value)
}

/** All issues, in the order of the fields; a missing field counts as empty. */
export function findFormIssues(
  fields: FormFields,
  values: Readonly<Record<string, string | undefined>>,
): FieldIssue[] {
  return Object.entries(fields).flatMap(([field, rule]) => {
    const message = findFieldIssue(rule, values[field] ?? '')
    return message === undefined ? [] : [{ field, message }]
  })
}

/** As browsers check email fields, but with a dot in the domain; at most 254 characters (RFC 5321, 4.5.3.1.3). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
/** Digits with what people write between them. */
const phone = /^\+?[\d\s().\-/]*(?:(?:ext\.?|x|#)\s*\d+)?$/i

function findKindIssue({ kind, choices = [] }: FieldRule, value: string): string | undefined {
  switch (kind) {
    case 'email':
      return email.test(value)
        ? undefined
        : 'Enter an email address in the correct format, like name@example.com'
    case 'phone':
      return phone.test(value) && value.replace(/\D/g, '').length >= 5
        ? undefined
        : 'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000'
    case 'link':
      return isWebAddress(value) ? undefined : 'Enter a full link that starts with https://'
    case 'choice':
      return choices.some((choice) => choice.value === value) ? undefined : 'Select one of the options'
    default:
      return undefined
  }
}

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value)

/** The hints of the present choices whose wanted field is empty, by the field of the choice. */
export function findWants(
  fields: FormFields,
  values: Readonly<Record<string, string | undefined>>,
): Record<string, { field: string; hint: string }> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { choices = [] }]) => {
      const wants = choices.find(({ value }) => value === values[name])?.wants
      return wants && normalizeText(values[wants.field] ?? '') === '' ? [[name, wants]] : []
    }),
  )
}

/** No control characters, except line ends and tabs in long texts; no half characters. */
const isText = (value: string, isLong: boolean) =>
  !/[\p{Surrogate}\p{Cc}]/u.test(isLong ? value.replace(/[\t\n]/g, '') : value)
