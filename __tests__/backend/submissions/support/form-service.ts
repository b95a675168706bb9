import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { createClock } from '../../../../backend/clock'
import type { AppOptions } from '../../../../backend/create-app'
import type { Db } from '../../../../backend/database/open-database'
import { createFolderStore } from '../../../../backend/files/create-folder-store'
import type { FileStore } from '../../../../backend/files/file-store'
import type { FormName } from '../../../../contract/forms/forms'
import { hosting } from '../../support/make-site'
import { openApp, type OpenApp } from '../../support/open-app'
import { makePdf, samples } from './sample-forms'

/** A file to be sent. */
export interface Upload {
  bytes: Buffer
  name?: string
}

interface Message {
  /** Instead of the sample's; undefined: without that field. */
  values?: Record<string, string | undefined>
  /** IP address of the client. Default: a new one. */
  from?: string
  /** Default: a PDF, for applications. */
  cv?: Upload | null
  /** As a browser without script sends it. */
  isPlain?: boolean
}

export interface FormService {
  open: OpenApp
  /** The service's clock; tests set it. */
  clock: { now: Date }
  files: FileStore
  /** Names in the file store, and of uploads in progress in the temporary folder. */
  left: () => Promise<{ stored: string[]; temporary: string[] }>
  send: (form: FormName, message?: Message) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

const jobs = [
  { slug: 'harbor-watch', title: 'Harbor watch', status: 'open' },
  { slug: 'last-day', title: 'Last day', status: 'open', closes: '2026-05-04' },
  { slug: 'filled', title: 'Filled', status: 'filled' },
] as const

/** The site's page for wrong addresses, in whose frame the backend's pages are. */
export const notFoundPage = `<!doctype html><html lang="en-US"><head><title>No such page</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="sitemap" href="/sitemap.xml"/>
<style>header{color:teal}</style><script>'[data-theme-switch]'</script><script>1</script></head>
<body><div><a class="skip-link button" href="#main">Skip</a><header data-site="true"><nav aria-label="Main"><ul>
<li><a href="/">Home</a></li><li><a href="/tides/">Tides &amp; tables</a></li></ul></nav></header>
<main id="main"><h1>No such page</h1></main>
<footer data-site="true"><nav aria-label="Legal"><a href="/privacy-policies/">Privacy</a></nav></footer></div>
<script>2</script></body></html>`

/** The service with a small site that has some jobs and an article from files. */
export async function openFormService(db: Db, options: Partial<AppOptions> = {}): Promise<FormService> {
  const clock = { now: new Date('2026-05-04T10:03:00.000Z') }
  const directory = await mkdtemp(path.join(tmpdir(), 'store-'))
  const files = options.files ?? createFolderStore(directory)
  const open = await openApp({
    db,
    trustProxy: true,
    clock: createClock({ now: () => clock.now }),
    siteUrl: () => 'https://harbor.example',
    hosting: {
      ...hosting,
      firm: 'Harbor & Sons',
      locale: 'en-US',
      nextSteps: {
        contact: [
          {
            title: 'We read it',
            duration: 'Same day',
            text: 'Each morning & evening.',
            within: { workingDays: 0, closes: '18:00' },
          },
        ],
        support: [
          { only: 'critical', title: 'Call us', duration: 'Now', text: 'Do.', phone: '+44 20 7946 0155' },
          { only: 'high', title: 'Wait', text: 'For 2 hours.' },
        ],
        application: [{ title: 'First talk', duration: '30 minutes', text: 'With the lead.' }],
      },
      files: [
        { kind: 'post', slug: 'tides', file: 'content/blog/tides.md', title: 'Tides' },
        ...jobs.map((one) => ({ kind: 'job' as const, file: `content/jobs/${one.slug}.md`, ...one })),
      ],
    },
    ...options,
    files,
  })
  await writeFile(path.join(open.directory, hosting.notFound), notFoundPage)
  let clients = 0
  const send: FormService['send'] = async (form, { values = {}, from, cv, isPlain = false } = {}) => {
    const all = Object.fromEntries(
      Object.entries<string | undefined>({ ...samples[form], ...values }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    )
    const address = from ?? `10.${++clients >> 8}.${clients & 255}.1`
    const headers = { 'x-forwarded-for': address, accept: isPlain ? 'text/html,*/*' : 'application/json' }
    const url = `/api/forms/${form}`
    if (form === 'application') {
      const file = cv === undefined ? { bytes: makePdf(), name: 'Anna.pdf' } : cv
      return open.app.inject({ method: 'POST', url, ...multipart(all, file, headers) })
    }
    const type = isPlain ? 'application/x-www-form-urlencoded' : 'application/json'
    const payload = isPlain ? new URLSearchParams(all).toString() : JSON.stringify(all)
    return open.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })
  }
  return {
    open,
    clock,
    files,
    left: async () => ({
      stored: await readdir(directory),
      temporary: (await readdir(tmpdir())).filter((name) =>
        name.startsWith(`website-upload-${process.pid}-`),
      ),
    }),
    send,
    close: async () => {
      await open.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const boundary = '----form-of-a-test'

/** Fields and a file as browsers put them into a body. */
export function multipart(
  values: Record<string, string>,
  file: Upload | null,
  headers: Record<string, string> = {},
) {
  const parts = Object.entries(values).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = (name: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const upload = file ? [Buffer.from(head(file.name ?? 'cv.pdf')), file.bytes, Buffer.from('\r\n')] : []
  const payload = Buffer.concat([Buffer.from(parts.join('')), ...upload, Buffer.from(`--${boundary}--\r\n`)])
  return { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, payload }
}

/** Deletes all submissions. */
export async function clearSubmissions(db: Db): Promise<void> {
  const tables = [
    'email',
    'inquiry',
    'applicant',
    'stored_file',
    'comment',
    'submission_count',
    'submission_secret',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}
