import path from 'node:path'
import type { Rule } from './compile-with-swc'

/**
 * Leaves the screens of internal pages out of the HTML renderer's bundle: only a person who has signed in sees them.
 *
 * @param nothing The loader that empties a module.
 */
export function leaveOutScreens(rules: Rule[], root: string, nothing: unknown): void {
  const pages = ['admin', 'employee'].map((area) => path.join(root, 'src/pages', area) + path.sep)
  rules.push({
    issuer: (file) => pages.some((folder) => file.startsWith(folder)),
    include: path.join(root, 'src/features') + path.sep,
    use: nothing,
  })
}

interface Tap<Handled> {
  tap: (name: string, handle: (handled: Handled) => unknown) => void
}

interface Parser {
  state: { module: { resource?: string; addPresentationalDependency: (dependency: object) => void } }
  hooks: { importCall: Tap<{ range: [number, number] }> }
}

interface ModuleFactory {
  hooks: { parser: { for: (type: string) => Tap<Parser> } }
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  webpack: {
    dependencies: {
      ConstDependency: new (code: string, range: [number, number], runtimeRequirements: string[]) => object
    }
  }
  hooks: { normalModuleFactory: Tap<ModuleFactory> }
}

const name = 'leave-out-imports'

/**
 * A plugin for webpack that leaves what the site imports on demand out of the HTML renderer's bundle: browsers load it
 * after they have the page. In the renderer such an import never ends.
 *
 * @param root The project's folder; calls in packages and in Gatsby's own files stay.
 */
export const leaveOutImports = (root: string) => ({
  apply({ webpack, hooks }: Compiler) {
    const source = path.join(root, 'src') + path.sep
    const leaveOut = (parser: Parser) =>
      parser.hooks.importCall.tap(name, ({ range }) => {
        const { module } = parser.state
        if (module.resource?.startsWith(source) !== true) return undefined
        const never = new webpack.dependencies.ConstDependency('new Promise(() => {})', range, [])
        module.addPresentationalDependency(never)
        return true
      })
    hooks.normalModuleFactory.tap(name, ({ hooks: { parser } }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) parser.for(type).tap(name, leaveOut)
    })
  },
})
