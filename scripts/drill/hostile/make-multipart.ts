import { makeDocx, samples } from '../../../__tests__/backend/submissions/support/sample-forms'
import type { Random } from '../../../src/sea-chart/random'
import { below, bytesOf, uuidOf } from '../random'
import { hostileTexts, oddNames } from './hostile-values'

/** Forms in parts that no browser makes. */
export function makeMultipart(random: Random): { type: string; body: Buffer } {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--b\r\n${head}\r\n\r\n`, 'latin1'),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
  const file = (name: string, content: Buffer | string, more = '') =>
    part(
      `Content-Disposition: form-data; name="cv"; filename="${name}"${more}\r\nContent-Type: application/pdf`,
      content,
    )
  const fields = Object.entries({ ...samples.application, key: uuidOf(random) }).map(([name, value]) =>
    field(name, value),
  )
  const text = () => random.pick<string>(['', ...hostileTexts]).slice(0, 20_000)
  const odd: (() => Buffer)[] = [
    () => field(random.pick(oddNames), text()),
    () => field('message', text()),
    () => field('cv', text()),
    () => field('name', text()),
    () => Buffer.concat(Array.from({ length: 60 }, (_, at) => field(`field-${at}`, 'x'))),
    () =>
      file(
        random.pick([
          '../../x.pdf',
          '/etc/passwd',
          'a\0.pdf',
          '',
          'x'.repeat(3_000),
          'CON',
          '.',
          '..',
          '%22%0a.pdf',
          'é\xff.pdf',
        ]),
        '%PDF-1.4\n%%EOF',
      ),
    () => file('a.pdf', bytesOf(random, 2_000)),
    () => file('a.pdf', `%PDF-1.4\n${'%'.repeat(300_000)}`),
    () => file('a.docx', Buffer.concat([makeDocx(), bytesOf(random, 100)])),
    () => file('a.docx', makeDocx({ 'word/document.xml': ' '.repeat(3_000_000) })),
    () => file('a.docx', makeDocx({ '../../x': 'x', __proto__: 'y' })),
    () => file('a.docx', makeDocx().subarray(0, 100 + below(random, 300))),
    () => file('a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    () =>
      Buffer.concat([
        file('a.pdf', '%PDF-1.4\n%%EOF'),
        file('b.pdf', '%PDF-1.4\n%%EOF'),
        file('c.pdf', ''),
        file('d.pdf', ''),
      ]),
    () => file('a.pdf', 'x', "; filename*=UTF-8''%ff%00"),
    () => part('Content-Disposition: attachment', 'x'),
    () => part('Content-Disposition: form-data; name="a', 'x'),
    () => part(`Content-Type: multipart/mixed; boundary=b`, '--b\r\n\r\nx\r\n--b--'),
    () => part(`X: ${'y'.repeat(90_000)}`, 'x'),
    () => part('', 'x'),
    () => part('Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="message"', '!!!'),
    () => bytesOf(random, 1 + below(random, 3_000)),
    () => Buffer.from('--b--\r\n'),
  ]
  const parts = [...fields, random.pick(odd as [() => Buffer, ...(() => Buffer)[]])()]
  const end = random.chance(0.8) ? [Buffer.from('--b--\r\n')] : []
  const order = random.chance(0.2) ? parts.reverse() : parts
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=c',
    'multipart/form-data; boundary=""',
    'multipart/related; boundary=b',
  ] as const
  const type = random.chance(0.85) ? 'multipart/form-data; boundary=b' : random.pick(types)
  return { type, body: Buffer.concat([...order, ...end]) }
}
