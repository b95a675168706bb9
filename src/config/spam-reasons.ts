import type { SpamReason } from '../../contract/triage'

const texts: Readonly<Record<SpamReason, string>> = {
  'hidden-field': 'filled in a hidden field',
  'too-fast': 'sent too quickly',
  links: 'mostly links',
  'too-many': 'many messages from one network',
  repeated: 'duplicate of an earlier message',
}

/** Why something is spam, e.g. "Flagged as spam: mostly links, sent too quickly." @param reasons Empty: a person marked it. */
export const explainSpam = (reasons: readonly SpamReason[]): string =>
  reasons.length === 0
    ? 'Marked as spam.'
    : `Flagged as spam: ${reasons.map((reason) => texts[reason]).join(', ')}.`
