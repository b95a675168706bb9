/** What to know before a comment is sent. Apart from the form's other texts, which pages without comments load, too. */
export const commentNote = 'We check each comment before we publish it.'
