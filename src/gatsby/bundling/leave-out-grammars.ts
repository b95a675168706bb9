import path from 'node:path'

interface Plugin {
  apply(compiler: Compiler): void
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  webpack: { NormalModuleReplacementPlugin: new (resource: RegExp, replacement: string) => Plugin }
}

const lists = /[\\/]lowlight[\\/]lib[\\/](?:all|common)\.js$/

/**
 * A plugin for webpack that leaves out the lists of lowlight, which name 192 languages. `highlight-code.ts` names those
 * that the site's code is written in.
 *
 * @param root The project's folder.
 */
export const leaveOutGrammars = (root: string): Plugin => ({
  apply: (compiler) =>
    new compiler.webpack.NormalModuleReplacementPlugin(
      lists,
      path.join(root, 'src/content/no-grammars.ts'),
    ).apply(compiler),
})
