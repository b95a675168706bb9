import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import {
  createApplicantsRepository,
  type NewApplicant,
} from '../../../backend/repositories/applicants-repository'
import { drawCv } from '../../../backend/samples/draw-cv'
import type { Firm } from './firm'

/** A CV of one page. */
export const pdfCv = {
  name: 'anna-berg.pdf',
  type: 'pdf' as const,
  bytes: drawCv(['Anna Berg', 'Ten years of quiet migrations', 'Speaks English and Danish']),
}

/** A minimal DOCX. */
export const docxCv = {
  name: 'ben-ode.docx',
  type: 'docx' as const,
  bytes: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ben writes &lt;b&gt;plainly&lt;/b&gt;.</w:t></w:r></w:p></w:body></w:document>',
      ),
    }),
  ),
}

type Wish = Partial<NewApplicant> & { cv?: { name: string; type: 'pdf' | 'docx'; bytes: Buffer } }

let last = 0

/** Adds an application to the database. @returns Its id. */
export async function addApplicant({ db, files }: Firm, { cv, ...wish }: Wish = {}): Promise<string> {
  const number = ++last
  const cvId = cv ? randomUUID() : null
  if (cv && cvId !== null) {
    const file = path.join(tmpdir(), `cv-${cvId}`)
    await writeFile(file, cv.bytes)
    await files.put(cvId, { path: file, size: cv.bytes.length, type: cv.type })
    await rm(file)
    const { name, type } = cv
    await db
      .insertInto('stored_file')
      .values({ id: cvId, state: 'kept', name, type, size: cv.bytes.length })
      .execute()
  }
  const added = await createApplicantsRepository(db).add({
    reference: `E2E${process.pid}-${number}`,
    key: randomUUID(),
    name: `Applicant ${number}`,
    email: `applicant-${number}@people.example`,
    phone: '+49 30 1234567',
    link: 'https://people.example/work',
    message: 'I keep old systems alive until the new ones are ready.',
    job: 'cloud-engineer',
    jobTitle: 'Cloud engineer',
    spamReasons: [],
    consent: '2026-11-21',
    receivedOn: new Date().toISOString().slice(0, 10),
    cvId,
    ...wish,
  })
  if (!added) throw new Error('an application of this key is there already')
  // applications from the same millisecond would have no order
  const at = new Date(Date.now() - 60_000 + number)
  await db.updateTable('applicant').set({ created_at: at }).where('id', '=', added.id).execute()
  return added.id
}
