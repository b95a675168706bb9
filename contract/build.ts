/** How `gatsby build` says why it failed: 1 is any other reason. */
export const buildExitCodes = { content: 3 } as const

/**
 * Flags of Node for programs that end within minutes and make much garbage: with more room for young objects they spend less
 * time on collecting them, and V8 optimizes only what is called very often.
 */
export const shortLived = ['--max-semi-space-size=64', '--interrupt-budget=500000'] as const

/** How Node runs a build, from the project's folder; `npm run build` does the same. */
export const gatsbyBuild = [...shortLived, 'node_modules/gatsby/cli.js', 'build'] as const
