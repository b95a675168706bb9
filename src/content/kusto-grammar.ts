import type { LanguageFn } from 'highlight.js'

/** Just enough of the Kusto query language to read an example: highlight.js has no grammar for it. */
export const kusto: LanguageFn = ({
  C_LINE_COMMENT_MODE,
  C_NUMBER_MODE,
  QUOTE_STRING_MODE,
  APOS_STRING_MODE,
}) => ({
  name: 'Kusto',
  aliases: ['kql'],
  keywords: {
    keyword:
      'and as asc between by contains count desc distinct extend has in join kind let limit not on or order ' +
      'project render sort startswith summarize take top union where',
    literal: 'true false null',
  },
  contains: [C_LINE_COMMENT_MODE, QUOTE_STRING_MODE, APOS_STRING_MODE, C_NUMBER_MODE],
})
