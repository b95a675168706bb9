import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve('.')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, end: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => `${folder}/${file}`)
const long = /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i

/** Warnings, where a reader must not miss the word, and one infinitive. */
const kept = [/^> /, /^\*\*Check:\*\*.*Do not close files/, /The first is not to send/]

test('pages say “don’t” and “isn’t”; “do not” is for legal texts and warnings', () => {
  const lines = filesIn('content', /^(?!legal\/).*\.(?:md|yml)$/).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => long.test(line) && !kept.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line}`),
  )
  expect(lines).toEqual([])
})

/** Texts of a component: of elements and attributes, but not what goes to the browser’s console. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^console\./.test(node.expression.getText())) return
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      texts.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return texts
}

test('so does the interface', () => {
  const files = filesIn('src', /\.tsx$/)
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => textsOf(file).filter((text) => long.test(text)))).toEqual([])
})
