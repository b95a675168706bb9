import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { parse } from 'yaml'
import { CompanySchema } from '../contract/content/page-schemas'
import { brandPattern } from '../src/content/tokens'

/**
 * What the linter says of each made-up file, in their order. They are written to a folder with the project's
 * settings, each `a` under a name of its own. Rules that need types are left out.
 */
function lint(samples: readonly { file: string; code: string }[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    const settings = readFileSync('.oxlintrc.json', 'utf8')
    const withoutTypes = settings.replace('"typeAware": true, "typeCheck": true, ', '')
    expect(withoutTypes).not.toBe(settings)
    writeFileSync(path.join(folder, '.oxlintrc.json'), withoutTypes)
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    cpSync('scripts/lint', path.join(folder, 'scripts/lint'), { recursive: true })
    const names = samples.map(({ file }, index) => file.replace(/(?<=\/)a(?=\.)/, `a${index}`))
    expect(new Set(names).size).toBe(names.length)
    for (const [index, name] of names.entries()) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), samples[index]?.code ?? '')
    }
    const program = path.resolve('node_modules/.bin/oxlint')
    const { stdout } = spawnSync(program, ['-f', 'json', ...names], { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return names.map((name) =>
      diagnostics
        .filter(({ filename }) => filename === name)
        .map(({ code, message, help }) => `${code}: ${message} ${help ?? ''}`),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Diagnostic {
  filename: string
  /** "plugin(rule)" */
  code: string
  message: string
  help?: string
}

const value = (from: string) => `import { it } from '${from}'\n\nexport const those = [it]\n`
const type = (from: string) => `import type { It } from '${from}'\n\nexport type Those = It[]\n`

/** File, its code, and what is said of an import that is refused. */
const refused: [file: string, code: string, says: string][] = [
  ['src/ui/a.tsx', value('../features/search/b'), 'ui may not import features'],
  ['src/ui/a.tsx', value('../config/routes'), 'ui may not import config'],
  ['src/ui/a.tsx', type('../content/content'), 'ui may not import content'],
  ['src/ui/a.tsx', value('../../contract/health'), 'ui may not import contract'],
  ['src/ui/deep/a.tsx', value('../../app/site-frame'), 'ui may not import app'],
  ['src/ui/a.tsx', value('../client/create-api-client'), 'ui may not import client'],
  ['src/client/a.ts', value('../lib/text'), 'client may not import lib'],
  ['src/client/a.ts', value('../features/search/b'), 'client may not import features'],
  ['src/client/a.ts', value('../../contract/health'), 'client may import contract for types only'],
  ['src/client/a.ts', value('../../backend/env'), 'client may not import backend'],
  ['src/client/a.ts', value('zod'), 'client may not import the package "zod"'],
  ['src/gatsby/a.ts', value('../client/create-api-client'), 'gatsby may not import client'],
  ['src/lib/a.ts', value('../ui/b'), 'lib may not import ui'],
  ['src/lib/a.ts', value('../config/routes'), 'lib may not import config'],
  [
    'src/features/search/a.tsx',
    value('../comments/b'),
    'A feature may not import another feature ("comments")',
  ],
  [
    'src/features/search/deep/a.tsx',
    type('../../comments/b'),
    'A feature may not import another feature ("comments")',
  ],
  ['src/features/search/a.tsx', value('../../templates/post-page'), 'features may not import templates'],
  ['src/features/search/a.tsx', value('../../app/site-frame'), 'features may not import app'],
  ['src/features/search/a.tsx', value('../../gatsby/load-site'), 'features may not import gatsby'],
  ['src/features/search/a.tsx', value('../../content/content'), 'features may import content for types only'],
  ['src/features/search/a.tsx', value('../../../backend/env'), 'features may not import backend'],
  ['src/app/a.tsx', value('../templates/post-page'), 'app may not import templates'],
  ['src/templates/a.tsx', value('../gatsby/load-site'), 'templates may not import gatsby'],
  ['src/pages/a.tsx', value('../../backend/routes/service-routes'), 'pages may not import backend'],
  ['src/config/a.ts', value('../gatsby/load-site'), 'config may not import gatsby'],
  ['src/content/a.ts', value('../gatsby/load-site'), 'content may not import gatsby'],
  ['src/content/a.ts', value('../config/routes'), 'content may not import config'],
  ['src/content/a.ts', value('react'), 'content may not import the package "react"'],
  ['src/gatsby/a.ts', value('../live/b'), 'gatsby may not import live'],
  ['src/gatsby/a.ts', value('../templates/post-page'), 'gatsby may not import templates'],
  ['src/gatsby/a.ts', value('../ui/prose'), 'gatsby may not import ui'],
  ['src/gatsby/a.ts', value('react-dom/server'), 'gatsby may not import the package "react-dom"'],
  ['src/sea-chart/a.ts', value('../lib/text'), 'sea-chart may not import lib'],
  ['src/sea-chart/a.ts', value('node:path'), 'sea-chart may not import the package "node:path"'],
  ['src/live/a.tsx', value('../features/search/b'), 'live may not import features'],
  ['src/live/a.tsx', value('zod'), 'live may not import the package "zod"'],
  ['src/features/search/a.tsx', value('../../live/b'), 'features may not import live'],
  ['contract/a.ts', value('../src/lib/text'), 'contract may not import lib'],
  ['contract/a.ts', value('yaml'), 'contract may not import the package "yaml"'],
  ['contract/a.ts', value('node:path'), 'contract may not import the package "node:path"'],
  ['backend/a.ts', value('../src/lib/text'), 'backend may not import lib'],
  ['backend/routes/a.ts', value('../../src/config/routes'), 'backend may not import config'],
  ['emulators/a.ts', value('../backend/env'), 'emulators may not import backend'],
  ['emulators/a.ts', value('../src/lib/text'), 'emulators may not import lib'],
  ['src/features/search/a.tsx', value('@azure/msal-browser'), 'Only src/features/auth may import'],
  ['src/ui/a.ts', "export { it } from '../features/search/b'\n", 'ui may not import features'],
  ['src/ui/a.ts', "export * from '../features/search/b'\n", 'ui may not import features'],
  [
    'src/ui/a.ts',
    "export const later = () => import('../features/search/b')\n",
    'ui may not import features',
  ],
  ['src/ui/a.ts', "export type It = import('../features/search/b').It\n", 'ui may not import features'],
]

/** File and its code; nothing is said of these imports. */
const allowed: [file: string, code: string][] = [
  ['src/app/a.tsx', value('../features/search/b')],
  ['src/app/a.tsx', "import '../styles/global.css'\n"],
  ['src/templates/a.tsx', value('../features/search/b')],
  ['src/templates/a.tsx', value('../ui/prose')],
  ['src/pages/a.tsx', value('../lib/text')],
  ['src/features/search/a.tsx', value('./b')],
  ['src/features/search/deep/a.tsx', value('../b')],
  ['src/features/search/a.tsx', value('../../ui/prose')],
  ['src/features/search/a.tsx', value('../../config/routes')],
  ['src/features/search/a.tsx', value('../../../contract/health')],
  ['src/features/search/a.tsx', type('../../content/content')],
  [
    'src/features/search/a.tsx',
    "import { type It } from '../../content/content'\n\nexport type Those = It[]\n",
  ],
  ['src/features/search/a.tsx', value('../../client/create-api-client')],
  ['src/templates/a.tsx', value('../client/create-api-client')],
  ['src/app/a.tsx', value('../client/create-api-client')],
  ['src/client/a.ts', type('../../contract/health')],
  ['src/client/a.ts', value('openapi-fetch')],
  ['src/features/auth/a.ts', value('@azure/msal-browser')],
  ['src/ui/a.tsx', value('./b')],
  ['src/ui/a.tsx', value('../lib/text')],
  ['src/lib/a.ts', value('./text')],
  ['src/config/a.ts', value('../content/search.schema')],
  ['src/content/a.ts', value('../lib/text')],
  ['src/content/a.ts', value('../../contract/parse-or-explain')],
  ['src/gatsby/a.ts', value('../config/routes')],
  ['src/gatsby/plan/a.ts', value('../../content/content')],
  ['src/gatsby/plan/a.ts', value('../../sea-chart/charts')],
  ['src/live/a.tsx', value('../templates/post-page')],
  ['src/live/a.tsx', value('../gatsby/site/compose-entries')],
  ['src/live/a.tsx', value('../sea-chart/charts')],
  ['src/pages/a.tsx', value('../live/b')],
  ['contract/a.ts', value('zod')],
  ['contract/a.ts', value('leven')],
  ['contract/a.ts', value('stemmer')],
  ['contract/a.ts', value('./endpoint')],
  ['backend/routes/a.ts', value('../../contract/health')],
  ['emulators/a.ts', value('./b')],
  ['scripts/a.ts', value('../src/gatsby/load-site')],
  ['__tests__/a.test.ts', value('../src/gatsby/load-site')],
]

const env = 'export const port = process.env.PORT\n'
const readsEnvironment: [file: string, code: string][] = [
  ['src/features/search/a.ts', env],
  ['src/config/routes.ts', env],
  ['src/gatsby/a.ts', 'export const { PORT } = process.env\n'],
  ['backend/a.ts', 'export const { env } = process\n'],
  ['emulators/a.ts', env],
  ['backend/a.ts', "import { env } from 'node:process'\n\nexport const port = env.PORT\n"],
]
const mayReadEnvironment = [
  'src/config/env.ts',
  'backend/env.ts',
  'emulators/env.ts',
  'scripts/a.mjs',
  'scripts/a.ts',
  '__tests__/a.test.ts',
  'playwright.config.ts',
]

const importsAllIcons: [file: string, code: string][] = [
  ['src/features/entries/a.tsx', value('lucide-react')],
  ['src/ui/a.ts', "export { Users } from 'lucide-react'\n"],
]
const importsSingleIcons: [file: string, code: string][] = [
  [
    'src/features/entries/a.tsx',
    "import type { LucideIcon } from 'lucide-react'\n\nexport type Icons = LucideIcon[]\n",
  ],
  ['src/ui/a.ts', "export { default as Users } from 'lucide-react/icons/users'\n"],
]

const comparesRoles: [file: string, code: string][] = [
  ['src/ui/a.ts', "export const it = (role: string) => role === 'admin'\n"],
  ['backend/a.ts', "export const it = (role: string) => 'employee' !== role\n"],
]

const careless: [rule: string, code: string][] = [
  ['typescript(no-explicit-any)', 'export const it: any = 1\n'],
  ['typescript(no-non-null-assertion)', 'export const first = (list: string[]) => list[0]!\n'],
  ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const it: string = 1\n'],
  [
    'react-hooks(rules-of-hooks)',
    "import { useState } from 'react'\n\nexport const It = () => (Math.random() > 1 ? useState(1) : null)\n",
  ],
  ['jsx-a11y(alt-text)', 'export const It = () => <img src="/a.png" />\n'],
]

describe('the linter', () => {
  const samples = [
    ...refused.map(([file, code]) => ({ file, code })),
    ...allowed.map(([file, code]) => ({ file, code })),
    ...readsEnvironment.map(([file, code]) => ({ file, code })),
    ...mayReadEnvironment.map((file) => ({ file, code: env })),
    ...importsAllIcons.map(([file, code]) => ({ file, code })),
    ...importsSingleIcons.map(([file, code]) => ({ file, code })),
    ...comparesRoles.map(([file, code]) => ({ file, code })),
    ...careless.map(([, code]) => ({ file: 'src/ui/a.tsx', code })),
  ]
  const answers = lint(samples)
  const answerTo = (file: string, code: string) =>
    answers[samples.findIndex((sample) => sample.file === file && sample.code === code)]

  test.each(refused)('in %s refuses %j', (file, code, says) => {
    expect(answerTo(file, code)).toEqual([
      expect.stringContaining(`architecture(import-directions): ${says}`),
    ])
  })

  test.each(allowed)('in %s lets pass %j', (file, code) => {
    expect(answerTo(file, code)).toEqual([])
  })

  test.each(readsEnvironment)('in %s refuses to read the environment by %j', (file, code) => {
    expect(answerTo(file, code)).toEqual([
      expect.stringContaining(
        'Read the environment in src/config/env.ts, backend/env.ts or emulators/env.ts',
      ),
    ])
  })

  test.each(mayReadEnvironment)('lets %s read the environment', (file) => {
    expect(answerTo(file, env)).toEqual([])
  })

  test.each(importsAllIcons)('in %s refuses the index of all icons: %j', (file, code) => {
    expect(answerTo(file, code)).toEqual([expect.stringContaining('Import icons from src/ui/icons.ts')])
  })

  test.each(importsSingleIcons)('in %s lets pass the import %j', (file, code) => {
    expect(answerTo(file, code)).toEqual([])
  })

  test.each(comparesRoles)('in %s rejects the comparison %j', (file, code) => {
    expect(answerTo(file, code)).toEqual([
      expect.stringContaining('Ask can(role, permission) of contract/permissions.ts'),
    ])
  })

  test.each(careless)('has the rule %s', (rule, code) => {
    expect(answerTo('src/ui/a.tsx', code)).toContainEqual(expect.stringContaining(`${rule}: `))
  })
})

describe('the brand', () => {
  const places = [
    'src',
    'contract',
    'backend',
    'emulators',
    '__tests__',
    'scripts',
    'static',
    'docs',
    'README.md',
    'package.json',
    '*.ts',
    '*.tsx',
    '*.mjs',
  ]
  const company = CompanySchema.parse(parse(readFileSync('content/company.yml', 'utf8')))
  const spelled = new RegExp(brandPattern(company).source, 'giu')
  /** Addresses such as that of the support page hold the short name in lower case. */
  const inRoutes = company.managedServices.shortName.toLowerCase()

  const brandsIn = (text: string) =>
    [...text.matchAll(spelled)].map(([found]) => found).filter((found) => found !== inRoutes)

  test('is spelled in content/company.yml alone', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...places], {
      encoding: 'utf8',
    })
    const found = files
      .split('\0')
      .filter((file) => file !== '' && existsSync(file))
      .flatMap((file) => brandsIn(readFileSync(file, 'utf8')).map((brand) => `${file}: ${brand}`))
    expect(found).toEqual([])
  })

  test('would be found in capitals and in small letters too', () => {
    const { name, managedServices } = company
    expect(
      brandsIn(`${name} ${name.toUpperCase()} ${name.toLowerCase()} ${managedServices.shortName}`),
    ).toHaveLength(4)
    expect(brandsIn(`/${inRoutes}-support/`)).toEqual([])
  })
})

test('pages bring no Zod to the browser', async () => {
  const pages = ['src/pages', 'src/templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const { metafile } = await build({
    entryPoints: ['gatsby-browser.tsx', ...pages.filter((name) => name.endsWith('.tsx'))],
    packages: 'external',
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    loader: { '.css': 'empty', '.woff2': 'empty' },
  })
  const files = Object.entries(metafile.inputs)
  expect(files.length).toBeGreaterThan(pages.length)
  expect(files.filter(([, { imports }]) => imports.some(({ path }) => path === 'zod'))).toEqual([])
})
