interface Compilation {
  buildDependencies: { clear: () => void }
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  hooks: { afterCompile: { tap: (name: string, handle: (compilation: Compilation) => void) => void } }
}

interface Config {
  cache?: object
  plugins: object[]
}

/**
 * Lets what webpack keeps between builds hold for one version of the build's code and packages. To find out by itself
 * what it depends on, webpack follows every import of Gatsby, its plugins and each loader that a module went through, in
 * each stage of a build.
 *
 * @param version Changes with that code.
 */
export function keepByVersion(config: Config, version: string): void {
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } }
  config.plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.afterCompile.tap('keep-by-version', ({ buildDependencies }) => buildDependencies.clear()),
  })
}
