/** @jest-environment node */
import { strToU8, zipSync, type Zippable } from 'fflate'
import { openDocx } from '../../../../../src/features/applicants/cv/open-docx'

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const documentOf = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

function pack(body: string, others: Zippable = {}): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(documentOf(body)),
  }
  return new Uint8Array(zipSync({ ...files, ...others }))
}

/** The archive with another size for its largest part, in the part's own header and in the directory. */
function lieAboutSize(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at < copy.length - 4; at++)
    if (view.getUint32(at, true) === from) view.setUint32(at, to, true)
  return copy
}

test('shows the text of a document, whatever else is in it', async () => {
  const bytes = pack(paragraph('Ana Lima') + paragraph('Pilot'), {
    'word/media/map.bmp': new Uint8Array(9_000_000),
  })
  expect(await openDocx(bytes.buffer)).toBe('Ana Lima\n\nPilot')
})

test('says that a document is too long, before it is unpacked', async () => {
  const bytes = pack(paragraph('a'.repeat(6_000_000)))
  expect(bytes.length).toBeLessThan(20_000)
  await expect(openDocx(bytes.buffer)).rejects.toThrow(
    'This CV is too long to preview. Download the file to view it.',
  )
})

test('says that a document has too much in it', async () => {
  const bytes = pack('<w:p/>'.repeat(60_000))
  await expect(openDocx(bytes.buffer)).rejects.toThrow(
    'This CV is too long to preview. Download the file to view it.',
  )
})

test('fails on a document that is longer than its archive says', async () => {
  const body = paragraph('a'.repeat(6_000_000))
  const bytes = lieAboutSize(pack(body), documentOf(body).length, 1_000)
  await expect(openDocx(bytes.buffer)).rejects.toThrow()
})
