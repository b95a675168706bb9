/** A text somebody agrees to; its version is kept with what they send. */
export interface ConsentText {
  /** Day it was first shown. */
  version: string
  /** Before and after the link to the privacy notice. */
  text: readonly [before: string, link: string, after: string]
  /** What is said when it is not ticked. */
  required: string
}

const required = 'Tick the box, or we may not keep what you send.'

/** Where the privacy notice is, below the site's address. */
export const privacyPath = '/privacy-policies/'

/** The texts shown now, and below them those of before, which may still be sent from a page that was left open. */
export const consentTexts = {
  message: {
    version: '2026-11-21',
    text: ['Use these details to answer me, as the ', 'privacy notice', ' says.'],
    required,
  },
  application: {
    version: '2026-11-21',
    text: [
      'Use these details and my CV to decide on my application, and erase them six months after it, as the ',
      'privacy notice',
      ' says.',
    ],
    required,
  },
  comment: {
    version: '2026-11-21',
    text: [
      'Show my name and comment below the article; keep my address to yourselves, as the ',
      'privacy notice',
      ' says.',
    ],
    required,
  },
} as const satisfies Record<string, ConsentText>

/** Versions that may still be sent. */
export const consentVersions: readonly string[] = ['2026-11-21']
