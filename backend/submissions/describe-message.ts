import type { FieldRule } from '../../contract/forms/form-rules'
import { forms, type FormName } from '../../contract/forms/forms'
import type { Subject } from './find-subject'

type Values = Readonly<Record<string, string>>

/**
 * What a message is about, for mails: of texts of ours alone, never what a visitor typed.
 *
 * @returns E.g. " about “A project or an idea”"; begins with a space.
 */
export function describeMessage(form: FormName, values: Values, subject: Subject): string {
  switch (form) {
    case 'contact':
      return ` about “${titleOf(forms.contact.topic, values['topic'])}”`
    case 'support':
      return ` (${titleOf(forms.support.severity, values['severity'])})`
    case 'application':
      return ` for “${subject.title}”`
    case 'comment':
      return ` on “${subject.title}”`
  }
}

/** What people read of a choice. */
export const titleOf = ({ choices = [] }: FieldRule, value: string | undefined): string =>
  choices.find((choice) => choice.value === value)?.title ?? ''
