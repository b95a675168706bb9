import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { compileEarly } from '../../../../src/gatsby/bundling/compile-early'
import { compileWithSwc, minifyScripts, type Rule } from '../../../../src/gatsby/bundling/compile-with-swc'
import { keepByVersion } from '../../../../src/gatsby/bundling/keep-by-version'
import { leaveOutGrammars } from '../../../../src/gatsby/bundling/leave-out-grammars'
import { leaveOutImports, leaveOutScreens } from '../../../../src/gatsby/bundling/leave-out-unrendered'
import { mapOwnSources } from '../../../../src/gatsby/bundling/map-own-sources'
import { nameByFiles } from '../../../../src/gatsby/bundling/name-by-files'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bundling-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A file of the small site in the temporary folder. @returns Its path. */
async function add(file: string, text: string): Promise<string> {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
  return target
}

interface Options {
  plugins?: Configuration['plugins']
  /** Default: the bundle is not minified. */
  minimizer?: NonNullable<Configuration['optimization']>['minimizer']
  cache?: Configuration['cache']
  mode?: Configuration['mode']
}

/** Runs webpack. @throws when there are errors. */
async function compile(
  entry: string,
  rules: Rule[],
  { plugins = [], minimizer = [], cache = false, mode = 'production' }: Options = {},
): Promise<webpack.Stats> {
  const compiler = webpack({
    mode,
    entry,
    context: root,
    output: {
      path: path.join(root, 'built'),
      filename: '[name]-[contenthash].js',
      library: { type: 'commonjs' },
    },
    optimization: { minimize: minimizer.length > 0, minimizer },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    resolveLoader: { modules: [path.resolve('node_modules')] },
    module: { rules: rules as NonNullable<Configuration['module']>['rules'] },
    plugins,
    cache,
  })
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (result === undefined ? reject(error ?? new Error()) : resolve(result))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([])
  return stats
}

/** The bundle as webpack writes it. */
async function bundle(entry: string, rules: Rule[], options: Options = {}): Promise<string> {
  const [name = ''] = Object.keys((await compile(entry, rules, options)).compilation.assets)
  return readFile(path.join(root, 'built', name), 'utf8')
}

/** Gatsby's rule, and the second of its plugin for TypeScript; what they compile is marked as such. */
async function gatsbyRules(): Promise<Rule[]> {
  const loader = await add('mark.cjs', 'module.exports = (code) => code + "; console.log(`by Gatsby`)"')
  const include = (file: string) => !file.includes('node_modules')
  return [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, include, use: () => [loader] },
    { test: /\.tsx?$/, use: () => [loader] },
  ]
}

test('plain files are compiled by SWC, files with a query, pages and templates by Gatsby', async () => {
  const rules = await gatsbyRules()
  compileWithSwc(rules, root)
  const [gatsby, swc] = rules
  expect(rules).toHaveLength(2)
  const plain = await add('src/ui/button.tsx', 'export const Button = () => null')
  const shared = await add('contract/job.ts', 'export const job = 1')
  const asks = await add('src/app/frame.tsx', 'const query = graphql`{ company { name } }`')
  const page = await add('src/pages/preview.tsx', 'export default () => null')
  const template = await add('src/templates/post.tsx', 'export default () => null')
  const cached = path.join(root, '.cache/production-app.js')
  for (const file of [plain, shared]) {
    expect(gatsby?.exclude?.(file)).toBe(true)
    expect(typeof swc?.include === 'function' && swc.include(file)).toBe(true)
  }
  for (const file of [asks, page, template, cached]) expect(gatsby?.exclude?.(file)).toBe(false)
})

test('a file is compiled once: typed JSX becomes calls, newer syntax stays', async () => {
  const rules = await gatsbyRules()
  compileWithSwc(rules, root)
  await add('node_modules/react/jsx-runtime.js', 'exports.jsx = (type) => type')
  const entry = await add(
    'src/ui/name.tsx',
    'interface Props { name?: { first: string } }\nexport const Name = ({ name }: Props) => <b>{name?.first}</b>',
  )
  const code = await bundle(entry, rules)
  expect(code).toContain(`("b", {`)
  expect(code).toContain('name?.first')
  expect(code).not.toContain('by Gatsby')
})

test('a build that compiles in another way is refused', () => {
  expect(() => compileWithSwc([{ test: /\.css$/ }], root)).toThrow('no longer compiles scripts')
})

test('the renderer has the heads of internal pages, and neither their screens nor what is imported on demand', async () => {
  const screen = 'export const Inbox = () => "the inbox"'
  await add('src/features/inbox/inbox.ts', screen)
  await add('src/features/search/results.ts', 'export const results = "the results"')
  await add(
    'src/pages/admin/inquiry.ts',
    'import { Inbox } from "../../features/inbox/inbox"\nexport const Page = () => Inbox(), Head = () => "the head"',
  )
  await add(
    'src/templates/home.ts',
    'export const Home = () => import("../features/search/results").then(({ results }) => results)',
  )
  const entry = await add(
    'src/entry.ts',
    'export * from "./pages/admin/inquiry"\nexport * from "./templates/home"\nexport * from "./public"',
  )
  await add('src/public.ts', 'export { Inbox as Sample } from "./features/inbox/inbox"')
  const plain = [{ test: /\.ts$/, use: { loader: 'swc-loader', options: { swcrc: false } } }]
  const all = await bundle(entry, plain)
  expect(all.match(/the inbox/g)).toHaveLength(1)

  const rules: Rule[] = [...plain]
  leaveOutScreens(rules, root, 'null-loader')
  const code = await bundle(entry, rules, { plugins: [leaveOutImports(root)] })
  expect(code).toContain('the head')
  expect(code).not.toContain('the results')
  expect(code.match(/the inbox/g)).toHaveLength(1) // of the public page
})

test('browsers are asked to compile some scripts as they load, also where they are minified', async () => {
  const entry = await add('src/start.js', 'export const start = () => 1')
  const hint = /^\/\/# allFunctionsCalledOnLoad\n./
  const minified = (plugin: ReturnType<typeof compileEarly>) =>
    bundle(entry, [], { plugins: [plugin], minimizer: [minifyScripts()] })
  expect(await minified(compileEarly(/^main/))).toMatch(hint)
  expect(await minified(compileEarly(/^other/))).not.toMatch(hint)
})

test('what webpack keeps holds for one version, without a look at what its loaders import', async () => {
  const loader = await add('mark.cjs', 'module.exports = (code) => code + ";"')
  const entry = await add('src/start.js', 'export const start = () => 1')
  const build = async (version: string) => {
    const cache = {
      type: 'filesystem' as const,
      cacheDirectory: path.join(root, 'cache'),
      buildDependencies: { config: [path.join(root, 'gatsby-node.js')] },
    }
    const config: Parameters<typeof keepByVersion>[0] = { cache, plugins: [] }
    keepByVersion(config, version)
    const stats = await compile(entry, [{ test: /start\.js$/, use: [loader] }], config as Options)
    const { modules, builtModules, buildDependencies } = stats.compilation
    return {
      built: [...modules].filter((module) => builtModules.has(module)).length,
      followed: [...buildDependencies],
    }
  }
  expect(await build('1')).toEqual({ built: 1, followed: [] })
  expect(await build('1')).toEqual({ built: 0, followed: [] })
  expect(await build('2')).toEqual({ built: 1, followed: [] })
})

test('a build has another name only when its files differ', async () => {
  const entry = await add('src/start.js', 'export const start = () => 1')
  const name = async (noise: string) => {
    const differ = {
      apply: ({ hooks }: webpack.Compiler) =>
        hooks.compilation.tap('differ', (compilation) =>
          compilation.hooks.fullHash.tap('differ', (hash) => void hash.update(noise)),
        ),
    }
    let told: string | undefined // to Gatsby, as soon as webpack is done
    const tell = {
      apply: ({ hooks }: webpack.Compiler) => hooks.done.tap('tell', ({ hash }) => void (told = hash)),
    }
    expect((await compile(entry, [], { plugins: [differ, tell, nameByFiles] })).hash).toBe(told)
    return told
  }
  const first = await name('1')
  expect(await name('2')).toBe(first)
  await add('src/start.js', 'export const start = () => 2')
  expect(await name('1')).not.toBe(first)
})

test('lists of all languages of the highlighter are left out', async () => {
  const addTo = (file: string, text: string) => add(`node_modules/lowlight/${file}`, text)
  await addTo('package.json', '{ "type": "module" }')
  await addTo('lib/all.js', 'export const grammars = { mathematica: "the grammar" }')
  await addTo('lib/common.js', 'export const grammars = { java: "the grammar" }')
  await addTo(
    'index.js',
    'export { grammars as all } from "./lib/all.js"\nexport { grammars as common } from "./lib/common.js"',
  )
  await add('src/content/no-grammars.ts', 'export const grammars = {}')
  const entry = await add('src/start.js', 'export * from "lowlight"')
  expect((await bundle(entry, [])).match(/the grammar/g)).toHaveLength(2)
  expect(await bundle(entry, [], { plugins: [leaveOutGrammars(root)] })).not.toContain('the grammar')
})

test('while the site is developed, its own files have source maps and packages have none', async () => {
  await add('node_modules/package/index.js', 'export const theirs = () => 1')
  const entry = await add(
    'src/start.js',
    'import { theirs } from "package"\nexport const ours = () => theirs()',
  )
  const { compilation } = await compile(entry, [], { plugins: [mapOwnSources], mode: 'development' })
  const [name = ''] = Object.keys(compilation.assets)
  const code = await readFile(path.join(root, 'built', name), 'utf8')
  expect(code).toContain('theirs = () => 1')
  const maps = [...code.matchAll(/charset=utf-8;base64,([\w+/=]+)/g)]
  const sources = maps.map(([, map = '']): unknown => JSON.parse(Buffer.from(map, 'base64').toString()))
  expect(sources).toEqual([expect.objectContaining({ sources: [expect.stringContaining('src/start.js')] })])
})
