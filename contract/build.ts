/** How `gatsby build` says why it failed: 1 is any other reason. */
export const buildExitCodes = { content: 3 } as const
