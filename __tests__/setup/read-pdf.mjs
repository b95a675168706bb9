/** Prints what a reader's program finds in a PDF, as JSON: `node read-pdf.mjs <file>`. */
import { readFileSync } from 'node:fs'

// pdf.js asks for a browser's classes as it loads; only drawing uses them, and nothing is drawn here
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globalThis[name] ??= class {}
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

const file = process.argv[2] ?? ''
const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise
const { info, metadata } = await pdf.getMetadata()
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  pages.push({
    text: items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    tree: await page.getStructTree(),
  })
}
const outline = (await pdf.getOutline()) ?? []
const result = {
  title: info.Title,
  author: info.Author,
  language: info.Language,
  isTagged: (await pdf.getMarkInfo())?.Marked === true,
  claims: metadata?.getRaw().match(/pdfuaid:part>(\d)/)?.[1],
  outline: outline.map(({ title }) => title),
  pages,
}
process.stdout.write(JSON.stringify(result))
