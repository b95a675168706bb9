interface Banner {
  banner: string
  raw: boolean
  include: RegExp
  stage: number
}

interface Plugin {
  apply(compiler: Compiler): void
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  webpack: {
    BannerPlugin: new (options: Banner) => Plugin
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number }
  }
}

/**
 * A plugin for webpack that asks browsers to compile all functions of some scripts while they load, off the main thread.
 * For scripts that run as the page wakes: compiled at its first call, each function holds up that task. Chromium reads the
 * comment since version 136 (https://v8.dev/blog/explicit-compile-hints), other browsers pass over it.
 *
 * @param scripts Matches their names in the output.
 */
export const compileEarly = (scripts: RegExp): Plugin => ({
  apply(compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 // the minifier drops comments
    const banner = '//# allFunctionsCalledOnLoad'
    new BannerPlugin({ banner, raw: true, include: scripts, stage }).apply(compiler)
  },
})
