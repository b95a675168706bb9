/** @jest-environment jsdom */
import { TextFaultError } from '../../../contract/content/find-text-fault'
import { parseMarkdown } from '../../../src/content/parse-markdown'

/** The text as a reader's browser would hold it. */
function show(text: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = parseMarkdown(text).html
  return page
}

describe('headings', () => {
  test('have ids to link to, and are listed with their level', () => {
    const text = '## What it costs\n\nText.\n\n### By the hour\n\n#### And by night\n'
    expect(parseMarkdown(text).headings).toEqual([
      { id: 'what-it-costs', text: 'What it costs', depth: 2 },
      { id: 'by-the-hour', text: 'By the hour', depth: 3 },
      { id: 'and-by-night', text: 'And by night', depth: 4 },
    ])
    expect(show(text).querySelector('h2')?.id).toBe('what-it-costs')
  })

  test('with the same words have different ids', () => {
    const ids = parseMarkdown('## Cost\n\n## Cost\n').headings.map(({ id }) => id)
    expect(ids).toEqual(['cost', 'cost-1'])
  })

  test('are listed without formatting', () => {
    const [heading] = parseMarkdown('## The *whole* `bill`\n').headings
    expect(heading).toEqual({ id: 'the-whole-bill', text: 'The whole bill', depth: 2 })
  })
})

describe('tables', () => {
  const table = '| Rank | First answer |\n|---|---|\n| Down | 30 minutes |\n'

  test('say what their headings head: columns, and rows whose first cell is bold', () => {
    const scopes = (text: string) =>
      [...show(text).querySelectorAll('th')].map((cell) => [cell.textContent, cell.getAttribute('scope')])
    expect(scopes(table)).toEqual([
      ['Rank', 'col'],
      ['First answer', 'col'],
    ])
    expect(scopes(table.replace('Down', '**Down**'))).toContainEqual(['Down', 'row'])
    const mixed = `${table.replace('Down', '**Down**')}| Slow | A day |\n`
    expect(scopes(mixed)).not.toContainEqual(['Down', 'row'])
  })

  test('are in a frame that scrolls and can be focused', () => {
    const frame = show(`Before.\n\n${table}\nAfter.\n`).querySelector('table')?.parentElement
    expect(frame?.className).toBe('table-frame')
    expect(frame?.tabIndex).toBe(0)
    expect(frame?.getAttribute('role')).toBe('group')
    expect(frame?.getAttribute('aria-label')).toBe('Table')
  })

  test('name the column in each cell where there are three or more, and head each row with its first', () => {
    const wide = show('| Rank | Means | *First* answer |\n|---|---|---|\n| Down | No work | 30 minutes |\n')
    const cells = [...wide.querySelectorAll('tbody :is(th, td)')]
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([null, 'Means', 'First answer'])
    expect(cells.map((cell) => cell.getAttribute('scope'))).toEqual(['row', null, null])
    expect(show(table).querySelector('[data-label]')).toBeNull()
  })

  test('of numbered rows head each with the cell after its number', () => {
    const rows = '| # | Step | Who |\n|---|---|---|\n| 1 | Sign | HR |\n| 2 | Ask | IT |\n'
    const cells = [...show(rows).querySelectorAll('tbody :is(th, td)')]
    expect(cells.map((cell) => [cell.tagName, cell.getAttribute('data-label')]).slice(0, 3)).toEqual([
      ['TD', null],
      ['TH', null],
      ['TD', 'Who'],
    ])
    const years = [...show(rows.replaceAll(/\b([12])\b/g, '202$1')).querySelectorAll('tbody th')]
    expect(years.map(({ textContent }) => textContent)).toEqual(['2021', '2022'])
  })

  test('are framed only once', () => {
    const page = show(`${table}\nBetween.\n\n${table}`)
    expect(page.querySelectorAll('.table-frame')).toHaveLength(2)
    expect(page.querySelectorAll('.table-frame .table-frame')).toHaveLength(0)
  })

  test('keep their header and cells', () => {
    const page = show(table)
    expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Rank', 'First answer'])
    expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      'Down',
      '30\u00A0minutes',
    ])
  })
})

describe('tables with columns of numbers', () => {
  test('keep the alignment of a column', () => {
    const cells = show('| Part | Hours |\n|---|---:|\n| Survey | 12 |\n').querySelectorAll('th, td')
    expect([...cells].map((cell) => cell.getAttribute('data-align'))).toEqual([null, 'right', null, 'right'])
  })

  test('keep a short range on one line', () => {
    const cells = show('| Stage | Weeks | Part |\n|---|---|---|\n| Pilot | 5 to 10 | 1 to 3 teams |\n')
    const texts = [...cells.querySelectorAll('tbody td')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['5\u00A0to\u00A010', '1 to 3 teams'])
  })

  test('stay columns on phones where all but the first are figures: no cell names its column', () => {
    const figures =
      '| Who | Stage 1 | Days |\n|---|---:|---:|\n| Developer | 8 | £10,400 |\n| Total | | 8 |\n'
    expect(show(figures).querySelector('[data-label]')).toBeNull()
    expect(show(figures).querySelector('table')?.hasAttribute('data-figures')).toBe(true)
    expect(show(figures).querySelectorAll('tbody th')).toHaveLength(2)
    expect(show(figures).querySelectorAll('th')[1]?.textContent).toBe('Stage 1') // whose words may stand one below the other
    const long = figures.replace('£10,400', '£41,600 to £45,600')
    expect(show(long).querySelectorAll('[data-label]')).not.toHaveLength(0)
    const wide =
      '| Who | 1 | 2 | 3 | Tool | 4 | Days |\n|---|---:|---:|---:|---:|---:|---:|\n| Ada | 1 | 1 | 1 | 1 | 1 | 5 |\n'
    expect(show(wide).querySelectorAll('[data-label]')).toHaveLength(6) // whose headings would run into each other
    const words = figures.replace('|---:|---:|', '|---|---:|')
    expect(show(words).querySelectorAll('[data-label]')).not.toHaveLength(0)
  })
})

describe('code', () => {
  const frameOf = (text: string) => show(text).querySelector('figure.code-frame')

  test('is shown as written, with its language, and scrolls by keyboard', () => {
    const frame = frameOf('```ts\nconst a = b < c && "d"\n```\n')
    const block = frame?.querySelector('pre')
    expect(frame?.querySelector('figcaption')?.textContent).toBe('TypeScript')
    expect(block?.textContent).toBe('const a = b < c && "d"\n')
    expect(block?.tabIndex).toBe(0)
    expect(block?.getAttribute('role')).toBe('group')
    expect(block?.getAttribute('aria-label')).toBe('Code: TypeScript')
  })

  test.each([
    ['ts', 'const a = 1', 'b', 'const'],
    ['powershell', '# Lists sites', 'i', '# Lists sites'],
    ['http', 'Retry-After: 10', 'b', 'Retry-After'],
    ['kusto', 'Usage | where Cost > 10', 'b', 'where'],
    ['json', '{ "id": "a1" }', 'span', '"a1"'],
    ['yml', 'retries: 5', 'span', '5'],
    ['ts', 'log(`after ${ms} ms`)', 'span', '`after ${ms} ms`'],
  ])('in %s: %s is highlighted (%s)', (language, code, mark, word) => {
    const block = frameOf(`\`\`\`${language}\n${code}\n\`\`\`\n`)?.querySelector('pre')
    expect([...(block?.querySelectorAll(mark) ?? [])].map(({ textContent }) => textContent)).toEqual([word])
    expect(block?.textContent).toBe(`${code}\n`)
  })

  test('that is long is shown without highlighting', () => {
    const code = '"${'.repeat(1_500)
    const frame = frameOf(`\`\`\`sh\n${code}\n\`\`\`\n`)
    expect(frame?.querySelector('figcaption')?.textContent).toBe('Shell')
    expect(frame?.querySelector('code')?.outerHTML).toBe(`<code class="language-sh">${code}\n</code>`)
  })

  test('beyond 20,000 characters is shown without highlighting', () => {
    const block = `\`\`\`ts\n${'const a = 1\n'.repeat(200)}\`\`\`\n\n`
    const blocks = [...show(block.repeat(10)).querySelectorAll('pre')]
    expect(blocks.map((pre) => pre.querySelectorAll('b').length)).toEqual([
      ...Array<number>(8).fill(200),
      0,
      0,
    ])
  })

  test('in an unknown language is shown as written, with the author’s name for it', () => {
    const frame = frameOf('```cobol\nMOVE A TO B.\n```\n')
    expect(frame?.querySelector('figcaption')?.textContent).toBe('cobol')
    expect(frame?.querySelector('code')?.innerHTML).toBe('MOVE A TO B.\n')
  })

  test('without a language has no caption', () => {
    const frame = frameOf('```\nplain\n```\n')
    expect(frame?.querySelector('figcaption')).toBeNull()
    expect(frame?.querySelector('pre')?.getAttribute('aria-label')).toBe('Code')
  })

  test('inline is left alone', () => {
    const page = show('Use `const` here.\n')
    expect(page.querySelector('figure')).toBeNull()
    expect(page.querySelector('code')?.innerHTML).toBe('const')
  })
})

describe('notes', () => {
  test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('of the kind %s are labelled', (kind) => {
    const note = show(`> [!${kind}]\n> Look *twice*.\n>\n> Then go.\n`).querySelector('[role="note"]')
    const lines = [...(note?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim())
    expect(lines.map((line) => line.toUpperCase())).toEqual([kind, 'LOOK TWICE.', 'THEN GO.'])
    expect(note?.classList).toContain(`note-${kind.toLowerCase()}`)
  })

  test.each([
    ['> ## A heading\n>\n> [!TIP]\n> Look.\n', 'A heading [!TIP] Look.'],
    ['> [!TIP]\n> One\\\n> two\n', 'TipOne two'],
    ['> [!TIP]\n', '[!TIP]'],
    ['> Look [!TIP]\n> here\n', 'Look [!TIP] here'],
  ])('keep every word of %j', (text, words) => {
    expect(show(text).textContent.trim().replace(/\s+/g, ' ')).toBe(words)
  })

  test('are not quotations, and quotations are not notes', () => {
    expect(show('> [!NOTE]\n> Look.\n').querySelector('blockquote')).toBeNull()
    const quotation = show('> The sea is wide.\n')
    expect(quotation.querySelector('blockquote')?.textContent.trim()).toBe('The sea is wide.')
    expect(quotation.querySelector('[role="note"]')).toBeNull()
  })
})

describe('pictures', () => {
  test('on their own in a paragraph, with a title, become figures with a caption', () => {
    const figure = show('![A chart of the bay](./bay.png "The bay, drawn from memory")\n').querySelector(
      'figure',
    )
    expect(figure?.querySelector('figcaption')?.textContent).toBe('The bay, drawn from memory')
    expect(figure?.querySelector('img')?.alt).toBe('A chart of the bay')
    expect(figure?.querySelector('img')?.hasAttribute('title')).toBe(false)
    expect(figure?.parentElement?.tagName).toBe('DIV')
  })

  test.each([
    ['From memory {small}', 'From memory', 'small'],
    ['{text}', undefined, 'text'],
    ['From {memory}', 'From {memory}', undefined],
  ])('with the title “%s” are as wide as it says', (title, caption, width) => {
    const figure = show(`![The bay](./bay.png "${title}")\n`).querySelector('figure')
    expect(figure?.querySelector('figcaption')?.textContent).toBe(caption)
    expect(figure?.dataset['width']).toBe(width)
  })

  test('keep extra attributes, e.g. their size', () => {
    const { html } = parseMarkdown('![The bay](./bay.png "From memory")\n', {
      transform: (tree) => {
        const [paragraph] = tree.children
        const picture = paragraph?.type === 'element' ? paragraph.children[0] : undefined
        if (picture?.type === 'element') Object.assign(picture.properties, { width: 640, loading: 'lazy' })
      },
    })
    expect(html).toContain('<img src="./bay.png" alt="The bay" width="640" loading="lazy">')
  })

  test.each([
    ['without a title', '![The bay](./bay.png)\n'],
    ['among words', 'Here ![the bay](./bay.png "From memory") it is.\n'],
    ['beside each other', '![One](./a.png "A") ![Two](./b.png "B")\n'],
  ])('%s stay in their paragraph', (_, text) => {
    const page = show(text)
    expect(page.querySelector('figure')).toBeNull()
    expect(page.querySelector('p img')).not.toBeNull()
  })
})

describe('footnotes', () => {
  const page = show('Tides turn twice a day.[^1]\n\n[^1]: In most places.\n')

  test('link to their note and back', () => {
    const call = page.querySelector<HTMLAnchorElement>('sup a')
    const note = page.querySelector('li')
    expect(call?.getAttribute('href')).toBe(`#${note?.id}`)
    expect(note?.textContent).toContain('In most places.')
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(`#${call?.id}`)
  })

  test('label the backlink', () => {
    const back = page.querySelector('li a')
    expect(back?.getAttribute('aria-label')).toBe('Back to reference 1')
    expect(back?.textContent).toBe('↑')
  })

  test('are under a heading', () => {
    expect(page.querySelector('section h2')?.textContent).toBe('Notes')
  })
})

describe('references', () => {
  test('are listed with line and column', () => {
    const text = 'One.\n\nSee [the bill](/blog/bill/) and [us](https://example.com/).\n'
    expect(parseMarkdown(text, { linesBefore: 10 }).links).toEqual([
      { url: '/blog/bill/', line: 13, column: 5 },
      { url: 'https://example.com/', line: 13, column: 33 },
    ])
  })

  test('defined elsewhere are located where the address is', () => {
    expect(parseMarkdown('See [the bill][b].\n\n[b]: /blog/bill/\n').links).toEqual([
      { url: '/blog/bill/', line: 3, column: 1 },
    ])
  })

  test('that are bare addresses become links', () => {
    expect(show('Write to www.example.com today.\n').querySelector('a')?.getAttribute('href')).toBe(
      'http://www.example.com',
    )
  })

  test('to email addresses go to the next line whole, and their words stay the same', () => {
    const page = show('Write to mara.lind@harbour.example today.\n')
    expect(page.querySelector('a')?.innerHTML).toBe('mara.lind@harbour.example')
    expect(page.textContent.trim()).toBe('Write to mara.lind@harbour.example today.')
  })

  test('to images are listed with their alt text', () => {
    expect(parseMarkdown('Text.\n\n![A chart of the bay](./bay.png)\n').images).toEqual([
      { url: './bay.png', alt: 'A chart of the bay', line: 3, column: 1 },
    ])
  })
})

describe('links', () => {
  test.each([
    'https://example.com/a',
    'HTTPS://example.com/',
    'http://example.com/?q=a&b=c',
    'mailto:ana@example.com',
    'tel:+4943112345',
    '/blog/tides/#low',
    '#low',
  ])('to %s stay', (address) => {
    expect(show(`[x](${address})`).querySelector('a')?.getAttribute('href')).toBe(address)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](<java script:alert(1)>)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://example.com/1)',
    '[x](//evil.example/)',
    '[x](\\\\evil.example/)',
    '[x](https:evil.example)',
    '[x][a]\n\n[a]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[**x**](javascript:alert(1))',
  ])('that must not be followed are words alone: %s', (text) => {
    const page = show(text)
    expect(page.querySelectorAll('[href], [src]')).toHaveLength(0)
    expect(page.textContent).toMatch(/x|javascript/)
  })

  test('with a backslash lead to a path of this site', () => {
    expect(show('[x](/\\evil.example/)').querySelector('a')?.getAttribute('href')).toBe('/%5Cevil.example/')
  })

  test('after one that is dropped stay', () => {
    const page = show('[x [y](data:a) z](data:b) and [c](/d/)')
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/d/'])
  })
})

describe('a text that would take too long', () => {
  test.each([
    ['emphasis in emphasis', '_*'.repeat(10_000)],
    ['quotes in quotes', '>'.repeat(20_000)],
  ])('is refused: %s', (_what, text) => {
    expect(() => parseMarkdown(text)).toThrow(TextFaultError)
  })
})

describe('other text', () => {
  test('words are the visible ones', () => {
    expect(parseMarkdown('## Two words\n\nAnd [three more](/here/) words.\n').words).toBe(6)
  })

  test('HTML is escaped', () => {
    const page = show(
      'Hello <script>alert(1)</script> there.\n\n<iframe src="https://example.com"></iframe>\n',
    )
    expect(page.querySelector('script, iframe')).toBeNull()
  })

  test('an empty text renders nothing', () => {
    expect(parseMarkdown('')).toMatchObject({ html: '', headings: [], links: [], images: [], words: 0 })
  })
})
