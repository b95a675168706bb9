import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { LockSchema, pickLocked } from '../../scripts/bundle/pick-locked'
import { multipart } from '../backend/submissions/support/form-service'
import { makePdf, samples } from '../backend/submissions/support/sample-forms'
import { hosting, makeSite, texts } from '../backend/support/make-site'
import { addressIn, runCompiled } from '../backend/support/run-backend'
import { sharePostgres, type SharedPostgres } from '../backend/support/shared-postgres'
import { makeBundle } from './support/make-bundle'

let bundle: string
let postgres: SharedPostgres
let data: string
beforeAll(async () => {
  bundle = await makeBundle()
  postgres = await sharePostgres()
  data = await mkdtemp(path.join(tmpdir(), 'data-'))
})
afterAll(async () => {
  await postgres.remove()
  await rm(data, { recursive: true, force: true })
})

const run =
  (program: string, ...args: string[]) =>
  (variables: Record<string, string>) =>
    runCompiled(bundle, { NODE_ENV: 'production', DATA_DIR: data, ...variables }, program, args)

test('a bundle migrates, serves a page, takes an application, and finishes an upload before it stops', async () => {
  const job = {
    kind: 'job' as const,
    slug: 'harbor-watch',
    file: 'x.md',
    title: 'Watch',
    status: 'open' as const,
  }
  const site = await makeSite({ ...hosting, files: [job] })
  const DATABASE_URL = await postgres.createDatabase()
  const migration = run('migrate', 'up')({ DATABASE_URL })
  expect(await migration.ended()).toBe(0)
  expect(migration.output()).toContain('up: 0001-employees-and-audit')

  const service = run('main')({ DATABASE_URL, PORT: '0', SITE_DIR: site.directory })
  try {
    const address = await addressIn(service)
    expect(await (await fetch(`${address}/about/`)).text()).toBe(texts['/about/index.html'])
    const font = await fetch(`${address}/api/forms/archivo.woff2`)
    expect((await font.text()).slice(0, 4)).toBe('wOF2')

    const upload = multipart(samples.application, { bytes: makePdf(), name: 'Anna.pdf' })
    const call = request(`${address}/api/forms/application`, {
      method: 'POST',
      headers: { ...upload.headers, 'content-length': upload.payload.length },
    })
    call.write(upload.payload.subarray(0, 200))
    await once(call, 'socket')
    await new Promise((resolve) => setTimeout(resolve, 300))
    service.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    call.end(upload.payload.subarray(200))
    const [answer] = (await once(call, 'response')) as [{ statusCode: number } & Readable]
    answer.resume()
    expect(answer.statusCode).toBe(201)
    expect(await service.ended()).toBe(0)
    expect(await readdir(path.join(data, 'files'))).toHaveLength(1)
  } finally {
    service.child.kill('SIGKILL')
    await site.remove()
  }
})

test('a bundle on the embedded database starts; it refuses to build the site, with a remedy', async () => {
  const refused = run('main')({ ALLOW_EMBEDDED_DATABASE: '1', BUILD_SITE: '1' })
  expect(await refused.ended()).toBe(1)
  expect(refused.output()).toMatch(/^environment variable BUILD_SITE: .*set DEPLOY_HOOK_URL\n$/)
  const migration = run('migrate', 'up')({ ALLOW_EMBEDDED_DATABASE: '1' })
  expect(await migration.ended()).toBe(0)
})

test('a bundle renders pictures in a process of their own', async () => {
  const limits = JSON.stringify({
    longestSide: 100,
    thumbnailWidth: 20,
    mostPixels: 1e6,
    mostMemory: 2 ** 30,
  })
  const child = spawn(process.execPath, [path.join(bundle, 'render-picture.mjs'), limits], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  })
  child.stdin?.end(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>',
  )
  const [bytes, said] = await Promise.all([
    buffer(child.stdout as Readable),
    text(child.stdio[3] as Readable),
  ])
  const { length, ...size } = JSON.parse(said) as { width: number; height: number; length: number }
  expect(size).toEqual({ width: 40, height: 20 })
  for (const picture of [bytes.subarray(0, length), bytes.subarray(length)])
    expect(picture.subarray(8, 12).toString()).toBe('WEBP')
})

test('its packages are those of the lock, with their own dependencies, and no others', () => {
  const lock = LockSchema.parse({
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' }, optionalDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { version: '2.1.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.2.3', integrity: 'sha512-x' },
    },
  })
  const picked = pickLocked(lock, { name: 'site', version: '0.1.0' }, ['a'])
  expect(picked.manifest.dependencies).toEqual({ a: '1.0.0' })
  expect(Object.keys(picked.lock.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
  expect(() => pickLocked(lock, { name: 'site', version: '0.1.0' }, ['z'])).toThrow('no package "z"')
  expect(existsSync(path.join(bundle, 'package-lock.json'))).toBe(true)
})
