import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { createClock } from '../../backend/clock'
import { seedEmployees } from '../../backend/employees/seed-employees'
import { createFolderStore } from '../../backend/files/create-folder-store'
import { drawCv } from '../../backend/samples/draw-cv'
import { readConversations, seedConversations } from '../../backend/samples/seed-conversations'
import { apiOf } from './support/api-of'
import { openApp, type OpenApp } from './support/open-app'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const admin = 'nora.lindqvist@firm.example'
const listed = z.object({ data: z.array(z.object({ id: z.string(), createdAt: z.string() })).min(1) })
const detailed = z.object({ events: z.array(z.object({ kind: z.string(), at: z.string() })) })
const now = new Date('2026-11-20T12:00:00Z')
let issuer: TokenIssuer
let open: OpenApp
let folder: string

beforeAll(async () => {
  issuer = await startTokenIssuer()
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
  open = await openApp({ signIn: issuer.plan, files: createFolderStore(folder) })
  await seedEmployees(open.db, { firstAdmin: admin })
})
afterAll(async () => {
  await open.close()
  await issuer.stop()
  await rm(folder, { recursive: true, force: true })
})

test('fills every inbox of an empty database with samples, once', async () => {
  const samples = await readConversations('emulators/sample-conversations.json')
  const options = { files: createFolderStore(folder), clock: createClock({ now: () => now }) }
  await seedConversations(open.db, samples, options)
  await seedConversations(open.db, samples, options)

  const api = apiOf(open.app, issuer, admin)
  const totalOf = async (url: string) => (await api.get(url)).json<{ total: number }>().total
  expect(await totalOf('/api/admin/inquiries?state=spam')).toBe(1)
  expect(await totalOf('/api/admin/inquiries')).toBe(samples.inquiries.length - 1)
  expect(await totalOf('/api/admin/applicants')).toBe(samples.applications.length)
  expect(await totalOf('/api/admin/comments')).toBe(2)
  expect(await readdir(folder)).toHaveLength(samples.applications.length)
})

test('the timeline of a sample starts when it was received', async () => {
  const api = apiOf(open.app, issuer, admin)
  for (const inbox of ['inquiries', 'applicants']) {
    const { data } = listed.parse((await api.get(`/api/admin/${inbox}`)).json())
    for (const { id, createdAt } of data) {
      const { events } = detailed.parse((await api.get(`/api/admin/${inbox}/${id}`)).json())
      expect(events.at(-1)).toEqual({ kind: 'received', at: createdAt })
    }
  }
})

test('a sample CV can be downloaded and is a PDF', async () => {
  const api = apiOf(open.app, issuer, admin)
  const { data } = (await api.get('/api/admin/applicants?stage=offer')).json<{ data: { id: string }[] }>()
  const cv = await api.get(`/api/admin/applicants/${data[0]?.id ?? ''}/cv`)
  expect(cv.statusCode).toBe(200)
  expect(cv.headers['content-type']).toBe('application/pdf')
  expect(cv.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the cross-reference table of a generated PDF has correct offsets', () => {
  const pdf = drawCv(['Ada (Lovelace)', 'Engines \\ notes', 'Ω is left out']).toString('latin1')
  expect(pdf).toContain('(Ada \\(Lovelace\\)) Tj')
  expect(pdf).toContain('( is left out) Tj')
  const table = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(table).toHaveLength(5)
  table.forEach((offset, index) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/)
})

test('an invalid samples file is named with its errors', async () => {
  await expect(readConversations('nowhere.json')).rejects.toThrow(
    /nowhere\.json: expected a JSON file of conversations/,
  )
})
