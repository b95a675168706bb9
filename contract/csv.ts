/** How many rows an export holds at most. */
export const mostRows = 50_000

/** Ends the summary of each endpoint that exports CSV. */
export const csvSummary = `as CSV (RFC 4180, UTF-8 with a byte order mark), safe to open in a spreadsheet. Up to the latest ${mostRows.toLocaleString('en')}; if there are more, the header X-Latest-Only gives the number of rows.`
