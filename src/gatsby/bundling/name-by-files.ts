import { createHash } from 'node:crypto'

interface Compilation {
  assets: Record<string, unknown>
  hash?: string
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, handle: (compilation: Compilation) => void) => void } }
}

/**
 * A plugin for webpack that names a build by the files it makes, whose names have a hash of their content. Every page holds
 * that name, and webpack's own differs between a build that compiles style sheets and one that has kept them: all
 * pages would be written and compressed again, with nothing new in them.
 */
export const nameByFiles = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('name-by-files', (compilation) => {
      const names = Object.keys(compilation.assets).toSorted().join(' ')
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 12)
    }),
}
