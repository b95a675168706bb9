import { strToU8, zipSync } from 'fflate'
import { consentTexts } from '../../../../contract/forms/consent'
import type { FormName } from '../../../../contract/forms/forms'

const sender = { name: 'Anna Berg', email: 'anna@berg.example', seconds: '60' }

/** Complete values for each form. */
export const samples = {
  contact: {
    ...sender,
    consent: consentTexts.message.version,
    company: 'Berg Harbors',
    phone: '+353 1 555 0100',
    topic: 'project',
    message: 'We would like to move our mail before the summer.',
    page: '/contact/',
  },
  support: {
    ...sender,
    consent: consentTexts.message.version,
    company: 'Berg Harbors',
    phone: '',
    severity: 'high',
    system: 'The order portal',
    message: 'Since this morning nobody can sign in: “error 50126”.',
    page: '/tms-support/',
  },
  application: {
    ...sender,
    consent: consentTexts.application.version,
    job: 'harbor-watch',
    phone: '',
    link: 'https://berg.example/work',
    message: 'I have watched harbors for ten years.',
    page: '/career/harbor-watch/',
  },
  comment: {
    ...sender,
    consent: consentTexts.comment.version,
    post: 'tides',
    parent: '',
    message: 'The moon does most of it, you say?',
    page: '/blog/tides/',
  },
} as const satisfies Record<FormName, Record<string, string>>

/** A PDF of at least so many bytes. */
export function makePdf(bytes = 0): Buffer {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'
  const end = 'trailer<</Root 1 0 R>>\n%%EOF\n'
  const filling = '%'.repeat(Math.max(0, bytes - text.length - end.length - 1))
  return Buffer.from(`${text}${filling}\n${end}`)
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A Word document. @param more Further files by name, which may replace the default ones. */
export function makeDocx(more: Record<string, string> = {}, type = main): Buffer {
  const files = {
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...more,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
