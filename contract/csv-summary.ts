/** Ends the summary of each endpoint that exports CSV. */
export const csvSummary =
  'as CSV (RFC 4180, UTF-8 with a byte order mark), safe to open in a spreadsheet. Up to the latest 50,000; if there are more, the header X-Latest-Only gives the number of rows.'
