/** What this needs of webpack's compiler. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, look: (compilation: { assets: Record<string, unknown> }) => void) => void
    }
  }
}

const current = new Set<string>()

/** For webpack: remembers the files it makes for browsers, also those that it finds unchanged. */
export function rememberAssets(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap('remember-assets', ({ assets }) => {
    for (const name of Object.keys(assets)) current.add(name)
  })
}

/** Names of the scripts of this build, below Gatsby's output. */
export const currentAssets = (): ReadonlySet<string> => current
