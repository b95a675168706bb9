/** How `gatsby build` says why it failed: 1 is any other reason. */
export const buildExitCodes = { content: 3 } as const

/**
 * How Node runs a build, from the project's folder; `npm run build` does the same. A build makes much garbage: with more room
 * for young objects it spends less time on collecting them. Node doesn't start with a flag that it doesn't know, so this is
 * one that every supported version has.
 */
export const gatsbyBuild = ['--max-semi-space-size=64', 'node_modules/gatsby/cli.js', 'build'] as const

/**
 * Names of files with a hash of their content, which pages of an earlier release may still request: "app-0a1b….js" (12 digits),
 * "12-0a1b….js" and "12.0a1b….css" (8), charts as JSON (20), and their compressed variants.
 */
export const hashedFile = /[-.][\da-f]{8,20}\.(?:js|css|json)(?:\.br|\.gz)?$/
