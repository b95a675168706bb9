import { months, retentionMonths } from '../retention'

/** What a visitor agrees to or is told; its version is stored with what they send. */
export interface ConsentText {
  /** Day it was first shown. */
  version: string
  /** Before and after the link to the privacy notice. */
  text: readonly [before: string, link: string, after: string]
  /** Error when the box is not ticked; undefined: nothing has to be ticked, and the text is a sentence. */
  required?: string
}

/** The texts shown now. A changed text gets a new version; `consentVersions` keeps the old one. */
export const consentTexts = {
  message: {
    version: '2026-11-27',
    text: ['We use your details to reply to you, as described in the ', 'privacy notice', '.'],
  },
  application: {
    version: '2026-11-22',
    text: [
      `Use my details and CV to consider my application, and delete them after ${months(retentionMonths)}, as described in the `,
      'privacy notice',
      '.',
    ],
    required: 'Tick the box to let us use your details and CV to consider your application',
  },
  comment: {
    version: '2026-11-22',
    text: [
      'Publish my name and comment below the article, but not my email address, as described in the ',
      'privacy notice',
      '.',
    ],
    required: 'Tick the box to let us publish your name and comment',
  },
} as const satisfies Record<string, ConsentText>

/** Accepted versions: the current one, and those that a page left open may still send. */
export const consentVersions: readonly string[] = ['2026-11-27', '2026-11-22', '2026-11-21']
