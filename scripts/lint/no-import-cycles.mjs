import path from 'node:path'
import { findImportPath, readImportGraph } from './import-graph.mjs'

/** How long a graph is valid, in milliseconds: editors keep a linter running while files change. */
const freshFor = 30_000

/** @type {{ root: string, readAt: number, graph: Map<string, string[]> } | undefined} */
let latest

function graphOf(root) {
  if (latest?.root !== root || Date.now() - latest.readAt > freshFor)
    latest = { root, readAt: Date.now(), graph: readImportGraph(root) }
  return latest.graph
}

/**
 * Lint rule: no import cycles, not even for types: two files that need each other's types
 * are one file, or need a third. (`import/no-cycle` skips type imports.)
 */
export const noImportCycles = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids import cycles, type imports included.' },
    schema: [],
    messages: {
      cycle: 'Import cycle: {{cycle}}. Move what both files need into a file that imports neither.',
    },
  },
  create(context) {
    const graph = graphOf(context.cwd)
    const show = (file) => path.relative(context.cwd, file).split(path.sep).join('/')
    return {
      Program(node) {
        for (const imported of graph.get(context.filename) ?? []) {
          const way = findImportPath(graph, imported, context.filename)
          if (way === undefined) continue
          const cycle = [context.filename, ...way].map(show).join(' -> ')
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'cycle', data: { cycle } })
        }
      },
    }
  },
}
