/** How often an open editor says that it is open, in seconds. Browsers slow tabs in the background to a minute. */
export const presenceInterval = 30
/** After how many seconds without a word an editor counts as closed. */
export const presenceExpiry = 100
