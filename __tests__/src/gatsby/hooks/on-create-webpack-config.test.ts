import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashedFile } from '../../../../contract/build'
import {
  fileLetters,
  gatherHashedFiles,
  ignoreStyleOrder,
  nameClass,
  saltWithStyles,
  withoutLinter,
} from '../../../../src/gatsby/hooks/on-create-webpack-config'

const root = process.cwd()
const sheet = path.join(root, 'src/ui/form-field.module.css')

test('class names of a file share a prefix and are unique', () => {
  const names = ['field', 'whole', 'label'].map((name) => nameClass(sheet, root, name))
  expect(new Set(names).size).toBe(3)
  expect(new Set(names.map((name) => name.slice(0, 3)))).toEqual(
    new Set([fileLetters('src/ui/form-field.module.css')]),
  )
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{4}$/)
})

test('rejects a class that the file does not define, and names the file', () => {
  expect(() => nameClass(sheet, root, 'nobody')).toThrow(/form-field\.module\.css has no class "nobody"/)
})

test('prefixes are unique among the site’s files', () => {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.module.css'], {
    encoding: 'utf8',
  })
  const files = list.split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(50)
  const twins = files.filter((file, index) =>
    files.some((other, place) => place < index && fileLetters(other) === fileLetters(file)),
  )
  expect(twins).toEqual([])
})

test('scripts, style sheets and other hashed files go to one folder', () => {
  class MiniCssExtractPlugin {
    options: Record<string, string> = {}
  }
  const styles = new MiniCssExtractPlugin()
  const output: Record<string, string> = { filename: '[name].js' }
  gatherHashedFiles({ output, plugins: [styles] })
  const places = [output, styles.options].flatMap((names) => Object.values(names))
  expect(places).toHaveLength(5)
  for (const place of places) expect(place).toMatch(/^static\/.*hash/)
  // releases retain them by these names
  const written = places.map((place) =>
    place.replace(/\[contenthash:(\d+)\]/, (_, digits) => 'a'.repeat(+digits)),
  )
  expect(written.filter((name) => !hashedFile.test(name))).toEqual(['static/[hash][ext][query]'])
  expect(() => gatherHashedFiles({ output: {}, plugins: [] })).toThrow('no longer extracts CSS')
})

test('pages are rendered again when a style sheet changes, and only then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
  const salt = () => {
    const output: { hashSalt?: string } = {}
    saltWithStyles(output, folder)
    return output.hashSalt
  }
  try {
    mkdirSync(path.join(folder, 'src/ui'), { recursive: true })
    writeFileSync(path.join(folder, 'src/ui/card.module.css'), '.card { color: red }')
    const first = salt()
    writeFileSync(path.join(folder, 'src/ui/card.tsx'), 'export const card = 1')
    expect(salt()).toBe(first)
    writeFileSync(path.join(folder, 'src/ui/card.module.css'), '.card { color: blue }')
    expect(salt()).not.toBe(first)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the linter that Gatsby adds while the site is developed is left out, as it is not installed', () => {
  const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
  const Linter = ofGatsby('eslint-webpack-plugin') as new () => object
  const other = new URL('https://firm.example')
  expect(withoutLinter<object>([other, new Linter()])).toEqual([other])
})

test('the order of style sheets is no matter while the site is developed, when one file has those of all pages', () => {
  const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
  const Extract = ofGatsby('mini-css-extract-plugin') as new () => { options: object }
  const plugin = new Extract()
  ignoreStyleOrder([new URL('https://firm.example'), plugin])
  expect(plugin.options).toMatchObject({ ignoreOrder: true, filename: '[name].css' })
})
