import { Writable } from 'node:stream'
import { openApp } from './support/open-app'

/** Everything the service logs while it answers these requests. */
async function logOf(requests: readonly { method?: 'GET' | 'POST'; url: string }[]): Promise<string> {
  let log = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk)
      done()
    },
  })
  const { app, close } = await openApp({ logger: { level: 'trace', stream } })
  for (const request of requests) await app.inject(request)
  await close()
  return log
}

test('a search is not in the log, and its path is', async () => {
  const log = await logOf([
    { url: '/api/admin/inquiries?search=Ada%20Lovelace' },
    { url: '/about/?from=Ada%20Lovelace' },
    { url: '/nothing/here?q=Ada%20Lovelace' },
    { url: '/%E0%A4%A?q=Ada%20Lovelace' },
    { url: '/api/nothing?q=Ada%20Lovelace' },
    { method: 'POST', url: '/about/?q=Ada%20Lovelace' },
  ])
  expect(log).toContain('"url":"/api/admin/inquiries"')
  expect(log).toContain('"method":"POST"')
  expect(log).not.toMatch(/Lovelace/)
})
