/** How `gatsby build` says why it failed: 1 is any other reason. */
export const buildExitCodes = { content: 3 } as const

/**
 * How Node runs a build, from the project's folder; `npm run build` does the same. A build is short and makes much garbage:
 * with more room for young objects it spends less time on collecting them, and V8 optimizes only what is called very often.
 */
export const gatsbyBuild = [
  '--max-semi-space-size=64',
  '--interrupt-budget=500000',
  'node_modules/gatsby/cli.js',
  'build',
] as const
