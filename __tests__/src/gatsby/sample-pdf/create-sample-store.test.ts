import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { parseMarkdown } from '../../../../src/content/parse-markdown'
import { createSampleStore, findMissingSamples } from '../../../../src/gatsby/sample-pdf/create-sample-store'
import { planDocument, type SampleDocument } from '../../../../src/gatsby/sample-pdf/sample-document'

const text = `## What we found

Two lamps are **out**, one since \`2019\`.

| Lamp | Nights dark |
| --- | ---: |
| **North** | 31 |
| **South** | 2 |

1. Buy a lamp.
2. Fit it.

\`\`\`powershell
Get-Lamp -Name North |
  Switch-On
\`\`\`

> [!WARNING]
> Switch the current off first.

## What to do
`

const long = Array.from({ length: 60 }, (_, index) => `| **Lamp ${index}** | ${index} |`).join('\n')

function makeDocument(changes: Partial<SampleDocument> = {}, markdown = text): SampleDocument {
  const data = {
    title: 'The lamps at the pier are dark',
    kind: 'finding' as const,
    tagline: '',
    lead: '',
    seo: { title: '', description: '' },
    number: 'F-1',
    version: '1.0',
    date: '2026-03-05',
    client: 'A harbour, 12 people',
    illustrative: true,
    facts: [
      { name: 'Severity', value: 'High' },
      { name: 'Effort', value: 'A day' },
    ],
    summary: 'Ships can’t see the pier.',
    chart: {
      title: 'Dark nights a month',
      values: [
        { label: 'May', value: 4 },
        { label: 'June', value: 33 },
      ],
    },
    related: { services: [], solutions: [], caseStudies: [] },
  }
  const entry = {
    slug: 'lamps',
    folder: '',
    file: '',
    data,
    locate: () => ({ file: '', line: 1, column: 1 }),
  }
  const document = planDocument(
    { ...entry, markdown: parseMarkdown(markdown) },
    { name: 'Northlight', locale: 'en-GB' },
  )
  return { ...document, ...changes }
}

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
interface ReadPdf {
  title: string
  author: string
  language: string
  isTagged: boolean
  claims: string
  outline: string[]
  pages: { text: string; tree: Node }[]
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'samples-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Makes what is missing. @returns All files, and how many samples were missing. */
async function create(documents: readonly SampleDocument[], version = '1') {
  const options = { folder: root, version }
  const missing = findMissingSamples(documents, options).length
  const all = await Promise.all(documents.map(createSampleStore(options)))
  const sources = new Map(all.flatMap(({ sources: own }) => [...own]))
  return { files: all.map(({ files }) => files), sources, missing }
}

const fileOf = (sources: ReadonlyMap<string, string>, href: string) => sources.get(href.slice(1)) ?? ''

/** What a program that reads PDFs finds in the one of a document. */
async function readPdf(document: SampleDocument): Promise<ReadPdf> {
  const { sources } = await create([document])
  const reader = path.resolve('__tests__/setup/read-pdf.mjs')
  const json = execFileSync(process.execPath, [reader, fileOf(sources, '/samples/lamps.pdf')], {
    encoding: 'utf8',
  })
  return JSON.parse(json) as ReadPdf
}

let usual: Promise<ReadPdf> | undefined
const readUsual = () => (usual ??= readPdf(makeDocument()))

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]
const rolesOf = (node: Node) => nodesOf(node).flatMap(({ role }) => role ?? [])

describe('the PDF of a sample', () => {
  test('has the title, the language, the author and an outline', async () => {
    const pdf = await readUsual()
    expect(pdf).toMatchObject({
      title: 'The lamps at the pier are dark',
      language: 'en-GB',
      author: 'Northlight',
      outline: ['The lamps at the pier are dark', 'What we found', 'What to do'],
    })
  })

  test('says what the page says, and that it is a sample', async () => {
    const [page] = (await readUsual()).pages
    for (const words of [
      'Finding F-1',
      'Version 1.0, 5 March 2026',
      'Prepared for: A harbour, 12 people',
      'Severity',
      'Ships can’t see the pier.',
      'Two lamps are out, one since 2019.',
      'Nights dark',
      'Switch the current off first.',
      'A sample. The client and the figures are made up',
      'Page 1 of 1',
    ])
      expect(page?.text).toContain(words)
  })

  test('is tagged for screen readers, and says so', async () => {
    const pdf = await readUsual()
    expect(pdf).toMatchObject({ isTagged: true, claims: '1' })
    const roles = rolesOf(pdf.pages[0]?.tree ?? {})
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Code', 'Figure'])
      expect(roles).toContain(role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(4) // two columns and two rows
  })

  test('describes its chart in words', async () => {
    const [page] = (await readUsual()).pages
    const figure = nodesOf(page?.tree ?? {}).find(({ role }) => role === 'Figure')
    expect(figure?.alt).toBe('Dark nights a month: May 4, June 33.')
  })

  test('keeps the lines of code, and the spaces in them', async () => {
    const [page] = (await readUsual()).pages
    expect(page?.text).toContain('Get-Lamp -Name North |\nSwitch-On')
  })

  test('repeats the head of a table overleaf, for the eye alone', async () => {
    const table = `| Lamp | Nights dark |\n| --- | ---: |\n${long}\n`
    const { pages } = await readPdf(makeDocument({}, table))
    expect(pages.length).toBeGreaterThan(1)
    for (const { text: words } of pages) expect(words).toContain('Nights dark')
    const [first] = pages // has the tree of the whole document
    expect(rolesOf(first?.tree ?? {}).filter((role) => role === 'TH')).toHaveLength(2 + 60)
  })
})

describe('the files of a sample', () => {
  test('are described as they are', async () => {
    const { files, sources } = await create([makeDocument()])
    const [made] = files
    const pdf = await readFile(fileOf(sources, made?.pdf ?? ''))
    expect(made).toMatchObject({ pdf: '/samples/lamps.pdf', pages: 1, bytes: pdf.length })
    for (const picture of [made?.picture, made?.page]) {
      const file = fileOf(sources, picture ?? '')
      expect(await sharp(file).metadata()).toMatchObject({ format: 'svg' }) // whose parser takes nothing unfinished
      expect(await readFile(file, 'utf8')).toContain('What we found')
    }
  })

  test('bring the fonts of what they say, and of nothing else', async () => {
    const { files, sources } = await create([makeDocument({}, 'The lamps are dark.')])
    const picture = await readFile(fileOf(sources, files[0]?.picture ?? ''), 'utf8')
    expect(picture.match(/font-family:\w+(?=;src:url\(data:font)/g)).toEqual([
      'font-family:text',
      'font-family:strong', // the chart's title
    ])
  })

  test('are made again only when the text or the code has changed', async () => {
    const lamps = makeDocument()
    const others = makeDocument({ slug: 'buoys' })
    expect((await create([lamps])).missing).toBe(1)
    expect((await create([lamps, others])).missing).toBe(1)
    expect((await create([lamps, others])).missing).toBe(0)
    expect((await create([makeDocument({ title: 'The pier is dark' }), others])).missing).toBe(1)
    expect((await create([makeDocument({ html: '<p>Another text.</p>' }), others])).missing).toBe(1)
    expect((await create([lamps, others], '2')).missing).toBe(2)
  })

  test('are made once, however many pages ask for them', async () => {
    const filesOf = createSampleStore({ folder: root, version: '1' })
    expect(filesOf(makeDocument())).toBe(filesOf(makeDocument()))
    await filesOf(makeDocument())
  })

  test('are the same, byte for byte, each time they are made', async () => {
    const read = async ({ sources }: Awaited<ReturnType<typeof create>>) =>
      readFile(fileOf(sources, '/samples/lamps.pdf'))
    const first = await read(await create([makeDocument()], '1'))
    // as another process gets it
    const sent = JSON.parse(JSON.stringify(makeDocument())) as SampleDocument
    expect(first.equals(await read(await create([sent], '2')))).toBe(true)
  })
})
