import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
const read = (file: string) => readFileSync(file, 'utf8')

const documents = list('*.md', 'docs/*.md', '.github/*.md').filter(
  (file) => !/^(?:content|__tests__)\//.test(file),
)
const decisions = list('docs/decisions/*.md')

const fileNames = new Set(list('*.ts', '*.tsx', '*.mjs').map((file) => path.basename(file)))
/** Written about because they are not there, or as an example. */
const unnamed = ['src/api', 'service-card.tsx', 'x.schema.ts', 'env.ts']

/** Text of a document without blocks of code. */
const proseOf = (file: string) => read(file).replace(/^```.*?^```$/gms, '')

function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger()
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) => slugger.slug(title ?? ''))
}

function isBroken(document: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? document : path.join(path.dirname(document), target)
  if (!existsSync(file)) return true
  return anchor !== undefined && !anchorsOf(file).includes(anchor)
}

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = [...proseOf(document).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].map(
    ([, link]) => link ?? '',
  )
  expect(links.filter((link) => isBroken(document, link))).toEqual([])
})

test.each(documents)('%s names files and commands that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const code = [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? '')
  const isMissing = (text: string) =>
    /^(?:src|backend|contract|content|emulators|scripts|static|docs|__tests__)\/[\w./@-]*$/.test(text)
      ? !existsSync(text)
      : /^[\w.-]+\.(?:tsx?|mjs)$/.test(text) && !fileNames.has(text)
  expect(code.filter((text) => isMissing(text) && !unnamed.includes(text))).toEqual([])
  const commands = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test.each(decisions)('%s has a number, a date and a status', (decision) => {
  const number = Number(path.basename(decision).slice(0, 4))
  expect(read(decision)).toMatch(
    new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: [^\\n]+\\.\\n`),
  )
})

test('docs/operations.md explains every setting of .env.example', () => {
  const [settings = ''] = read('.env.example').split('# --- Tests')
  const names = [...settings.matchAll(/^# ?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name ?? '')
  const explained = proseOf('docs/operations.md')
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})
