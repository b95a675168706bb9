import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { findCharacters, fontAxes, writeFont } from '../../../../src/gatsby/write/write-font'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'font-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const font = () => path.join(folder, 'archivo.woff2')

test('the font with what the interface needs has at most 30 KB', async () => {
  await writeFont(folder, '')
  const bytes = await readFile(font())
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(bytes.length).toBeLessThanOrEqual(30 * 1024)
})

test('a space is as wide after one letter as after another', async () => {
  await writeFont(folder, '')
  const sheet = new PDFDocument().font(await readFile(font())).fontSize(1000)
  const widthOf = (text: string) => Math.round(sheet.widthOfString(text, { features: ['kern'] }))
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
  const letters = [...findCharacters('')]
  const kerned = letters.filter((letter) =>
    [`${letter} `, ` ${letter}`].some((text) => widthOf(text) !== widthOf(letter) + widthOf(' ')),
  )
  expect(kerned).toEqual([])
})

test('has the characters of the text, composed, and each once', () => {
  const characters = findCharacters('Zoe\u0308 Åkesson\n“Łódź”')
  expect(characters).toContain('ë')
  expect(characters).not.toContain('\n')
  for (const character of 'ÅŁódź“Aa~') expect(characters.split(character)).toHaveLength(2)
})

test('is cut again when the text has further characters, and only then', async () => {
  await writeFont(folder, 'A text')
  const first = await stat(font())
  await writeFont(folder, 'Another text')
  expect((await stat(font())).mtimeMs).toBe(first.mtimeMs)
  await writeFont(folder, 'Zoë')
  expect((await stat(font())).size).toBeGreaterThan(first.size)
})

test('the style sheet declares the axes that the font has', async () => {
  const css = await readFile('src/styles/global.css', 'utf8')
  const { wght, wdth } = fontAxes
  expect(css).toContain(`font-weight: ${wght.min} ${wght.max};`)
  expect(css).toContain(`font-stretch: ${wdth.min}% ${wdth.max}%;`)
})
