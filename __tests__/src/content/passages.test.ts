import { readPassages } from '../../../src/content/passages'

const file = 'content/blog/made.md'
const text = `---
title: "Ten quays"
date: 2026-03-05
tags: [harbors]
steps:
  - title: Sounding
    text: "Depth first."
---

## Where *to* moor

Read [the chart](/chart/) and
\`tides.txt\` first.

| Quay | Depth |
| --- | --- |
| East | 4 m |

\`\`\`sh
not prose
\`\`\`
`
const passages = readPassages({ file, text })
const find = (wanted: string) => {
  const found = passages.find((passage) => passage.text === wanted)
  if (found === undefined) throw new Error(`there is no passage "${wanted}"`)
  return found
}

describe('readPassages', () => {
  it('reads prose in order, without names, dates and code', () => {
    expect(passages.map(({ field, text }) => [field, text])).toEqual([
      ['title', 'Ten quays'],
      ['steps.title', 'Sounding'],
      ['steps.text', 'Depth first.'],
      ['', 'Where to moor'],
      ['', 'Read the chart and tides.txt first.'],
      ['', 'Quay'],
      ['', 'Depth'],
      ['', 'East'],
      ['', '4 m'],
    ])
  })

  it('locates a word in the front matter', () => {
    const { text, locate } = find('Depth first.')
    expect(locate(text.indexOf('first'))).toEqual({ file, line: 7, column: 18 })
  })

  it('locates a word after formatting and across lines', () => {
    const { text, locate } = find('Read the chart and tides.txt first.')
    expect(locate(text.indexOf('chart'))).toEqual({ file, line: 12, column: 11 })
    expect(locate(text.indexOf('tides'))).toEqual({ file, line: 13, column: 2 })
    expect(locate(text.indexOf('first'))).toEqual({ file, line: 13, column: 13 })
  })

  it('reads YAML files completely', () => {
    const tags = readPassages({
      file: 'content/blog/tags.yml',
      text: '- slug: cost\n  title: Cost of things\n',
    })
    expect(tags.map(({ text, locate }) => [text, locate(0)])).toEqual([
      ['Cost of things', { file: 'content/blog/tags.yml', line: 2, column: 10 }],
    ])
  })

  it('reads a file without front matter as text', () => {
    expect(readPassages({ file, text: 'Only this.\n' }).map(({ text }) => text)).toEqual(['Only this.'])
  })
})
