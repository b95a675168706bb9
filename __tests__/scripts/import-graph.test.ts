import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findImportPath, readImportGraph } from '../../scripts/lint/import-graph.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'import-graph-'))
  mkdirSync(path.join(root, 'src/deep'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const at = (name: string) => path.join(root, 'src', name)
const write = (files: Record<string, string>) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(at(name), code)
}
const pathBetween = (from: string, to: string) =>
  findImportPath(readImportGraph(root), at(from), at(to))?.map((file) => path.relative(at('.'), file))

test.each([
  ['a type import', "import type { B } from './b'\n"],
  ['an import', "import { b } from './b'\n"],
  ['an export', "export * from './b'\n"],
  ['a dynamic import', "export const load = () => import('./b')\n"],
  ['the type of a module', "export type B = typeof import('./b')\n"],
])('follows %s', (_kind, code) => {
  write({ 'a.ts': code, 'b.tsx': "import { c } from './deep/c'\n", 'deep/c.ts': '' })
  expect(pathBetween('a.ts', 'deep/c.ts')).toEqual(['a.ts', 'b.tsx', 'deep/c.ts'])
  expect(pathBetween('deep/c.ts', 'a.ts')).toBeUndefined()
})

test('finds the shortest way back in a cycle', () => {
  write({
    'a.ts': "import './b'\nimport './deep/c'\n",
    'b.ts': "import './deep/c'\n",
    'deep/c.ts': "import type { A } from '../a'\n",
  })
  expect(pathBetween('b.ts', 'a.ts')).toEqual(['b.ts', 'deep/c.ts', 'a.ts'])
  expect(pathBetween('a.ts', 'deep/c.ts')).toEqual(['a.ts', 'deep/c.ts'])
})
