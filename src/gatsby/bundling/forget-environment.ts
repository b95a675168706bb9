interface Definer {
  constructor: { name: string }
  definitions?: Record<string, unknown>
}

/** What Gatsby's code in bundles reads, apart from what its flags are called. */
const read =
  /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_(?!CPU_COUNT$|TELEMETRY_).*)$/

/**
 * Leaves the build's environment out of the bundles. Gatsby defines each variable in them, and webpack compiles every
 * module again when one changed: the folder of a release, the backend's address, the number of processors. No code in
 * bundles reads them, and the site's settings come with its data.
 *
 * @throws Error when Gatsby no longer defines them.
 */
export function forgetEnvironment(plugins: readonly Definer[]): void {
  const definer = plugins.find(({ definitions }) => definitions !== undefined && 'process.env' in definitions)
  if (definer?.definitions === undefined)
    throw new Error('Gatsby no longer defines the environment as expected.')
  const { definitions } = definer
  for (const name of Object.keys(definitions))
    if (name.startsWith('process.env.') && !read.test(name)) Reflect.deleteProperty(definitions, name)
}
