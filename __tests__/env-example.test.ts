import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EnvSchema } from '../backend/env-schema'
import { BuildEnvSchema } from '../src/config/env'

const example = readFileSync('.env.example', 'utf8')
const listed = [...example.matchAll(/^# ?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name ?? '')

/** Variables that tools and systems bring along. */
const foreign = ['CI', 'HOME', 'PATH', 'TMPDIR', 'FAKE_SITE']

/** Variables that files read without a schema: `process.env.X`, `process.env['X']`, `variables.X`. */
function findReadNames(): string[] {
  const files = execFileSync('git', ['ls-files', 'scripts', 'emulators', '*.config.ts', '__tests__'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:mjs|tsx?)$/.test(file) && !file.endsWith('.test.ts'))
  const pattern = /(?:process\.env|\bvariables)(?:\.|\[')([A-Z][A-Z\d_]*)/g
  const destructured = /\{ ([A-Z][A-Z\d_, ]*) \}(?:: NodeJS\.ProcessEnv| = process\.env)/g
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const names = [...code.matchAll(destructured)].flatMap(([, list]) => list?.split(', ') ?? [])
    return [...names, ...[...code.matchAll(pattern)].map(([, name]) => name ?? '')]
  })
}

test('.env.example lists every variable that is read, and no other', () => {
  const read = [...Object.keys(EnvSchema.shape), ...Object.keys(BuildEnvSchema.shape), ...findReadNames()]
  const expected = new Set(read.filter((name) => !foreign.includes(name)))
  expect(listed.toSorted()).toEqual([...expected].toSorted())
})

test('.env.example sets nothing by itself', () => {
  const active = example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(active).toEqual([])
})
