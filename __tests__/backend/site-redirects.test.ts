import type { AddressInfo } from 'node:net'
import { texts } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'
import { requestRaw } from './support/request-raw'

let open: OpenApp
let port: number
beforeAll(async () => {
  open = await openApp()
  await open.app.listen({ host: '127.0.0.1', port: 0 })
  port = (open.app.server.address() as AddressInfo).port
})
afterAll(() => open.close())

/** Status and Location of a request line sent as it is. */
async function ask(path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await requestRaw(port, path)
  return [status, headers.location]
}

describe('trailing slashes', () => {
  test.each([
    ['/about', '/about/'],
    ['/about?x=1&y=%20', '/about/?x=1&y=%20'],
    ['/about/index.html', '/about/'],
    ['/about/index.html?x=1', '/about/?x=1'],
    ['/index.html', '/'],
    ['/100%25%20sure', '/100%25%20sure/'],
    ['/%61bout', '/about/'],
  ])('%s redirects permanently to %s', async (path, location) => {
    expect(await ask(path)).toEqual([301, location])
  })

  test('an unknown page gets no slash', async () => {
    expect(await ask('/nothing')).toEqual([404, undefined])
    expect(await ask('/nothing/index.html')).toEqual([404, undefined])
  })
})

describe('redirects', () => {
  test.each([
    ['/old/', 301, '/about/'],
    ['/old', 301, '/about/'],
    ['/old?x=1', 301, '/about/?x=1'],
    ['/campaign/', 302, '/about/?from=campaign#team'],
    ['/campaign?x=1', 302, '/about/?from=campaign&x=1#team'],
    ['/away/?x=1', 301, 'https://example.com/x?x=1'],
  ])('%s redirects (%i) to %s', async (path, status, location) => {
    expect(await ask(path)).toEqual([status, location])
  })

  test('take precedence over a file that still exists', async () => {
    expect(await ask('/moved/')).toEqual([301, '/about/'])
  })

  test('match the whole path only', async () => {
    expect(await ask('/old/deeper/')).toEqual([404, undefined])
    expect(await ask('/OLD/')).toEqual([404, undefined])
  })
})

describe('hostile URLs redirect nowhere', () => {
  test.each([
    ['another host by two slashes', '//evil.example', 404],
    ['another host with a page of ours', '//evil.example/about', 404],
    ['two slashes before a page', '//about', 404],
    ['three slashes', '///evil.example/%2e%2e', 404],
    ['a backslash', '/\\evil.example', 400],
    ['an encoded backslash', '/%5cevil.example', 400],
    ['encoded slashes', '/%2f%2fevil.example/..', 404],
    ['an encoded slash', '/%2Fevil.example/about', 404],
    ['slashes encoded twice', '/%252f%252fevil.example', 404],
    ['an absolute address of another site', 'http://evil.example//about', 404],
    ['a way up', '/../package.json', 404],
    ['a way up, further down', '/about/../../package.json', 404],
    ['an encoded way up', '/%2e%2e/package.json', 404],
    ['a half-encoded way up', '/.%2e/package.json', 404],
    ['a way up through an encoded slash', '/..%2fpackage.json', 404],
    ['a way up encoded twice', '/%252e%252e/package.json', 404],
    ['a way up by a backslash', '/..%5cpackage.json', 400],
    ['a dot segment', '/./about/', 404],
    ['a NUL byte', '/about/%00', 400],
    ['a NUL byte before an ending', '/about/index.html%00.png', 400],
    ['a line break', '/about%0d%0aset-cookie:x=1', 400],
    ['a broken percent sign', '/%', 400],
    ['half a character', '/%e0%a4', 400],
    ['bytes that are no text', '/%ff', 400],
    ['a name too long for a file', `/${'a'.repeat(5000)}`, 404],
    ['the API behind an encoded slash', '/api%2fhealth', 404],
  ])('%s', async (_what, path, status) => {
    expect(await ask(path)).toEqual([status, undefined])
  })

  test('an absolute URL of a page serves that page', async () => {
    expect((await requestRaw(port, 'http://localhost/about/')).body).toBe(texts['/about/index.html'])
    expect(await ask('http://evil.example/about')).toEqual([301, '/about/'])
  })

  test('a query never becomes part of the path', async () => {
    expect(await ask('/about?//evil.example')).toEqual([301, '/about/?//evil.example'])
  })
})
