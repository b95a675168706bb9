/** What each way to reach the firm is for, beside forms with script and without. */
export const contactPurposes = {
  general: 'A new project or a question',
  support: 'Help with something we run',
  urgent: 'Work has stopped? Phone us instead',
  careers: 'Working here',
} as const
