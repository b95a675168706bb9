/** How `gatsby build` says why it failed: 1 is any other reason. */
export const buildExitCodes = { content: 3 } as const

/**
 * Flags with which Node of this version runs a build. With more room for young objects from the start, V8 spends less
 * time on collecting them. A build is also over before most optimized functions pay off, so V8 optimizes later, by a flag
 * that each version names differently and no other one starts with. Node 24 has a cheaper compiler in between and needs
 * none.
 */
export function buildFlags(nodeVersion: string): string[] {
  const major = Number.parseInt(nodeVersion, 10)
  return ['--min-semi-space-size=64', '--max-semi-space-size=128', ...(fewerOptimizations[major] ?? [])]
}

const fewerOptimizations: Record<number, string[]> = {
  20: ['--interrupt-budget=500000'],
  22: ['--invocation-count-for-turbofan=20000'],
}

/**
 * How this Node runs a build, from the project's folder. Room for old objects from the start spares collections that free
 * next to nothing. Where a build keeps all processors busy, threads that help to collect only take turns with it.
 *
 * @param processors How many the machine has.
 */
export const gatsbyBuild = (processors: number): readonly string[] => [
  ...buildFlags(process.versions.node),
  '--initial-old-space-size=800',
  ...(processors <= 2 ? ['--single-threaded-gc'] : []),
  ...['--import', './src/gatsby/begin-build.mjs'],
  ...['--import', './src/gatsby/ahead/read-early.mjs'],
  'node_modules/gatsby/cli.js',
  'build',
]

/**
 * Names of files with a hash of their content, which pages of an earlier release may still request: "app-0a1b….js" (12 digits),
 * "12-0a1b….js" and "12.0a1b….css" (8), charts as JSON (20), and their compressed variants.
 */
export const hashedFile = /[-.][\da-f]{8,20}\.(?:js|css|json)(?:\.br|\.gz)?$/
