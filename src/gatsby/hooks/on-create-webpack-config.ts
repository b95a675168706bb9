import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { GatsbyNode } from 'gatsby'
import { buildEnv } from '../../config/env'
import { readCompany } from '../../content/read-company'
import { cacheFolders } from '../ahead/cache-folders'
import { workAhead } from '../ahead/work-ahead'
import { compileEarly } from '../bundling/compile-early'
import { compileWithSwc, minifyScripts } from '../bundling/compile-with-swc'
import { forgetEnvironment } from '../bundling/forget-environment'
import { keepByVersion } from '../bundling/keep-by-version'
import { leaveOutGrammars } from '../bundling/leave-out-grammars'
import { leaveOutImports, leaveOutScreens } from '../bundling/leave-out-unrendered'
import { mapOwnSources } from '../bundling/map-own-sources'
import { minifyStyles, spareSearchForPostcss } from '../bundling/minify-styles'
import { nameByFiles } from '../bundling/name-by-files'
import { hashedFolder, internalAssets, rememberAssets } from '../finish/keep-scripts'
import { hashCode } from '../site-store'

interface SplitChunks {
  cacheGroups?: Record<string, unknown>
}

interface BrowserConfig {
  output: object
  plugins: { constructor: { name: string }; options?: object }[]
}

interface Rule {
  oneOf?: Rule[]
  use?: { options?: { modules?: CssModules } }[]
}

/** As css-loader's. */
interface CssModules {
  localIdentName?: string
  getLocalIdent?: (
    module: { resourcePath: string; rootContext: string },
    _: string,
    localName: string,
  ) => string
}

/** The language of the interface, among those that React Aria has messages in. */
const spoken = 'en-US'

/**
 * Parts of Gatsby's that have nothing to do in browsers here, though every page would load them: the one that runs scripts
 * of others in a worker, and the one for manifests in several languages, with which all that `gatsby` exports would stay
 * in the bundle, used or not.
 */
const idleInBrowsers = [
  /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]gatsby-plugin-manifest[\\/]gatsby-browser\.js$/,
]

/** In one file. By its entry, webpack would read 270 files to find the 7 that it needs. */
const miniMotion = 'node_modules/framer-motion/dist/dom-mini.js'

/** The code that a build is made by. */
const buildCode = ['src/config', 'src/gatsby/bundling', 'src/gatsby/finish', 'src/gatsby/hooks']

/** React and the site's own start. */
const onEveryPage = new RegExp(`^${hashedFolder}/(?:framework|app)-`)

/**
 * Adds the backend's address to pages, compiles with SWC, keeps out of each bundle what it has no use for, and limits
 * the CSS of pages to the rules they use, with short class names.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  plugins,
  loaders,
  store,
}) => {
  const { BACKEND_URL = '' } = buildEnv()
  const { directory } = store.getState().program
  const { locale } = readCompany(directory)
  const values = { BACKEND_URL: JSON.stringify(BACKEND_URL), SITE_LOCALE: JSON.stringify(locale) }
  const alias = { 'framer-motion/dom/mini$': path.join(directory, miniMotion) }
  actions.setWebpackConfig({ plugins: [plugins.define(values)], resolve: { alias } })
  const config = getConfig()
  keepByVersion(config, hashCode(directory, buildCode))
  forgetEnvironment(config.plugins)
  config.resolve.plugins = withoutShadowing(config.resolve.plugins)
  compileWithSwc(config.module.rules, directory, stage === 'develop')
  config.plugins = withoutLinter(config.plugins)
  config.devtool = false
  config.plugins.push(leaveOutGrammars(directory))
  if (stage === 'develop') {
    ignoreStyleOrder(config.plugins)
    config.plugins.push(mapOwnSources)
  }
  if (stage === 'develop' || stage === 'build-javascript')
    config.plugins.push(optimizeLocales.webpack({ locales: [spoken] }))
  if (stage === 'build-javascript' || stage === 'build-html') {
    shortenClassNames(config.module.rules)
    spareSearchForPostcss(config.module.rules)
  }
  if (stage === 'build-html' || stage === 'develop-html') {
    leaveOutScreens(config.module.rules, directory, loaders.null())
    config.plugins.push(leaveOutImports(directory))
  }
  if (stage === 'build-html') saltWithStyles(config.output, directory)
  if (stage === 'build-javascript') {
    config.optimization.minimizer = [minifyScripts(), plugins.minifyCss(minifyStyles)]
    keepStylesApart(config.optimization)
    gatherHashedFiles(config)
    config.module.rules.push({ test: idleInBrowsers, use: loaders.null() })
    config.plugins.push(compileEarly(onEveryPage), nameByFiles)
    config.plugins.push({ apply: rememberAssets((files) => compressAhead(files, directory)) })
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Gatsby looks beside every module for a folder in which a theme's file is replaced, for 1.5 s of a build. The site has
 * no themes.
 */
const withoutShadowing = <Plugin extends object>(plugins: readonly Plugin[] = []) =>
  plugins.filter(({ constructor }) => constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin')

/** While the site is developed, Gatsby lints with ESLint. The site's linter is Oxlint, and ESLint is not installed. */
export const withoutLinter = <Plugin extends object>(plugins: readonly Plugin[]) =>
  plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin')

/**
 * While the site is developed, one file has the CSS of all pages, which import shared style sheets in different orders:
 * thousands of lines of warnings. A build has a file for each page.
 */
export function ignoreStyleOrder(plugins: readonly object[]): void {
  for (const plugin of plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin)
      Object.assign(plugin, { options: { ...Object(plugin.options), ignoreOrder: true } })
}

/**
 * Gatsby gathers all CSS of the site in one file and inlines it into every page. Without its `styles`
 * group each page includes only its own CSS: public pages have none of the internal areas.
 */
function keepStylesApart(optimization: { splitChunks: SplitChunks }): void {
  const { styles: _, ...cacheGroups } = optimization.splitChunks.cacheGroups ?? {}
  optimization.splitChunks = { ...optimization.splitChunks, cacheGroups }
}

/**
 * Gatsby renders a page again when its data or the renderer's code changes. But pages also contain their CSS, which the
 * renderer's code doesn't: its hash gets that of all style sheets, so that a change of one renders all pages again.
 */
export function saltWithStyles(output: { hashSalt?: string }, root: string): void {
  const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of sheets) hash.update(file).update(readFileSync(path.join(root, 'src', file)))
  output.hashSalt = hash.digest('hex')
}

/**
 * Puts all files with a content hash in one folder, where Gatsby puts pictures and fonts: static hosts take a limited
 * number of header rules (Cloudflare 100), and most know no wildcard for the end of a name.
 */
export function gatherHashedFiles({ output, plugins }: BrowserConfig): void {
  const filename = `${hashedFolder}/[name]-[contenthash:12].js`
  // the runtime, which every page loads, lists these: by their names, or with whole hashes, it is much larger
  const chunkFilename = `${hashedFolder}/[id]-[contenthash:8].js`
  const assetModuleFilename = `${hashedFolder}/[hash][ext][query]`
  Object.assign(output, { filename, chunkFilename, assetModuleFilename })
  const styles = `${hashedFolder}/[id].[contenthash:8].css`
  const extractor = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  if (extractor?.options === undefined) throw new Error('Gatsby no longer extracts CSS as expected.')
  Object.assign(extractor.options, { filename: styles, chunkFilename: styles })
}

/** Scripts are done long before the pages that load them. */
function compressAhead(files: readonly string[], root: string): void {
  const found = files.filter((file) => /\.(?:m?js|css)$/.test(file))
  workAhead(root, {
    kind: 'compress',
    files: found,
    internalFiles: [...internalAssets()],
    cacheDirectory: cacheFolders(root).compressed,
  })
}

/** A name stands in every page twice or more; "site-header-module--bar--7cc87" for each is 1 KB of a page. */
function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf)
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules?.localIdentName)
        options.modules.getLocalIdent = ({ resourcePath, rootContext }, _, localName) =>
          nameClass(resourcePath, rootContext, localName)
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The name that a class of a CSS module has in the built pages: three letters for its file, then its index in it. A page
 * holds a hundred of them, and names of one file that begin alike pack much better than a hash for each (0.3 KB a page).
 *
 * @param file Path of the module. @param root The project's folder.
 */
export function nameClass(file: string, root: string, localName: string): string {
  const index = classesIn(readFileSync(file, 'utf8')).indexOf(localName)
  if (index < 0) throw new Error(`${file} has no class "${localName}".`)
  return `${fileLetters(path.relative(root, file))}${inLetters(index)}`
}

/** Three letters for a file, by its path from the project's folder; a test checks that they are unique. */
export function fileLetters(relativePath: string): string {
  const hash = createHash('sha256').update(relativePath.split(path.sep).join('/')).digest()
  return [...hash.subarray(0, 3)].map((byte) => letters[byte % letters.length]).join('')
}

/** Names defined in a module, in order, including keyframes. */
function classesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g)
  return [...new Set([...names].map(([, name]) => name ?? ''))]
}

/** 0 is "a", 52 is "ab". */
function inLetters(index: number): string {
  const letter = letters[index % letters.length] ?? ''
  return index < letters.length ? letter : letter + inLetters(Math.floor(index / letters.length))
}
