import path from 'node:path'

/**
 * Lint rule: who may import whom. It looks at paths alone, so it also checks files that do not exist yet.
 *
 * A layer may import itself, the layers in `may` (those marked "(types)" only by `import type`) and packages, except
 * those in `never`, or only those in `packages`. `apart: true` forbids imports between the folders of a layer.
 * Folders without an entry (scripts, __tests__) may import anything.
 */
const site = ['client', 'ui', 'lib', 'styles', 'config', 'content (types)', 'contract']
/** What reads Markdown: the build and the backend must find the same links and headings in a text. */
const markdown = [
  ...['unified', 'remark-parse', 'remark-gfm', 'remark-rehype', 'rehype-slug'],
  ...['unist-util-visit', 'hast-util-to-string', 'hast', 'mdast'],
]
const layers = {
  app: { at: 'src/app', may: ['features', ...site] },
  pages: { at: 'src/pages', may: ['features', 'live', ...site] },
  templates: { at: 'src/templates', may: ['features', ...site] },
  features: { at: 'src/features', may: site, apart: true },
  client: { at: 'src/client', may: ['contract (types)'], never: ['react', 'react-dom', 'gatsby', 'zod'] },
  ui: { at: 'src/ui', may: ['lib'] },
  lib: { at: 'src/lib', may: [] },
  styles: { at: 'src/styles', may: [] },
  config: { at: 'src/config', may: ['content', 'contract', 'lib'], never: ['react', 'react-dom'] },
  content: { at: 'src/content', may: ['contract', 'lib'], never: ['react', 'react-dom'] },
  'sea-chart': { at: 'src/sea-chart', may: [], packages: ['d3-contour'] },
  gatsby: {
    at: 'src/gatsby',
    may: ['config', 'content', 'contract', 'lib', 'sea-chart'],
    never: ['react', 'react-dom'],
  },
  live: {
    at: 'src/live',
    may: ['templates', 'gatsby', 'sea-chart', 'content', 'config', 'client', 'ui', 'lib', 'contract'],
    never: ['zod', 'yaml'],
  },
  contract: { at: 'contract', may: [], packages: ['zod', 'leven', 'stemmer', ...markdown] },
  backend: { at: 'backend', may: ['contract'], never: ['react', 'react-dom', 'gatsby'] },
  emulators: { at: 'emulators', may: [], never: ['react', 'react-dom', 'gatsby'] },
}

/** The only folder that may use the sign-in library. */
const signIn = { packages: /^@azure\/msal/, at: 'src/features/auth/' }

export const importDirections = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps imports in the directions that the architecture sets.' },
    schema: [],
    messages: {
      layer: '{{from}} may not import {{to}}: it may import {{may}}.',
      types: '{{from}} may import {{to}} for types only: write "import type".',
      apart: 'A feature may not import another feature ("{{to}}"): compose them in a template or a page.',
      package: '{{from}} may not import the package "{{to}}".',
      signIn: 'Only src/features/auth may import "{{to}}": ask useSession().',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const from = layerOf(file)

    /** @param {import('estree').Literal | null | undefined} source */
    const check = (source, typesOnly = false) => {
      if (typeof source?.value !== 'string') return
      const problem = findViolation({ file, from, specifier: source.value, typesOnly })
      if (problem) context.report({ node: source, ...problem })
    }
    return {
      ImportDeclaration: (node) => check(node.source, onlyTypes(node)),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    }
  },
}

/** The message for an import that is not allowed; undefined for one that is. */
function findViolation({ file, from, specifier, typesOnly }) {
  if (!specifier.startsWith('.')) return findPackageViolation(file, from, specifier)
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const to = layerOf(target)
  if (from === undefined || to === undefined) return undefined
  const { at, may, apart } = layers[from]
  if (from === to) {
    const other = folderIn(at, target)
    return apart && other !== folderIn(at, file) ? { messageId: 'apart', data: { to: other } } : undefined
  }
  if (may.includes(to)) return undefined
  if (!may.includes(`${to} (types)`)) {
    return { messageId: 'layer', data: { from, to, may: may.join(', ') || 'nothing else of ours' } }
  }
  return typesOnly ? undefined : { messageId: 'types', data: { from, to } }
}

function findPackageViolation(file, from, specifier) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (signIn.packages.test(name) && from !== undefined && !file.startsWith(signIn.at)) {
    return { messageId: 'signIn', data: { to: name } }
  }
  const { never = [], packages } = layers[from] ?? {}
  const refused = never.includes(name) || (packages !== undefined && !packages.includes(name))
  return refused ? { messageId: 'package', data: { from, to: name } } : undefined
}

const layerOf = (file) => Object.keys(layers).find((name) => file.startsWith(`${layers[name].at}/`))

/** The first folder below a layer's own, e.g. "auth" of src/features/auth/session/session.ts. */
const folderIn = (at, file) => file.slice(at.length + 1).split('/')[0]

const onlyTypes = ({ importKind, specifiers }) =>
  importKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type'))
