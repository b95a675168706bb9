import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Folders of code; each file in them and at the root is a node of the graph. */
const folders = ['src', 'contract', 'backend', 'emulators', 'scripts', '__tests__']
const code = /\.(?:ts|tsx|mjs)$/
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/**
 * Who imports whom, type imports and dynamic ones included.
 *
 * @param {string} root Absolute.
 * @returns {Map<string, string[]>} Absolute paths.
 */
export function readImportGraph(root) {
  const files = new Set(
    [
      ...readdirSync(root).map((name) => path.join(root, name)),
      ...folders
        .map((folder) => path.join(root, folder))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) =>
          readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
        ),
    ].filter((file) => code.test(file) && statSync(file).isFile()),
  )
  return new Map([...files].map((file) => [file, importsOf(file, files)]))
}

function importsOf(file, files) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const target = path.join(path.dirname(file), fileName)
    return endings.map((ending) => target + ending).find((name) => files.has(name)) ?? []
  })
}

/**
 * The shortest way from one file to another by imports, both included.
 *
 * @param {Map<string, string[]>} graph
 * @returns {string[] | undefined}
 */
export function findImportPath(graph, from, to) {
  const cameFrom = new Map([[from, undefined]])
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = []
      for (let at = to; at !== undefined; at = cameFrom.get(at)) way.unshift(at)
      return way
    }
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file)
  }
  return undefined
}
