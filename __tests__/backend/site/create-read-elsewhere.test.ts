import { createReadElsewhere } from '../../../backend/site/create-read-elsewhere'
import { hosting } from '../support/make-site'

const minute = 60_001

afterEach(() => jest.restoreAllMocks())

test('a site that can’t be read is logged once, and again after it could be read', async () => {
  const warn = jest.fn()
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const request = jest.spyOn(globalThis, 'fetch')
  const read = createReadElsewhere({
    siteUrl: () => 'https://harbor.example',
    isElsewhere: true,
    log: { warn },
  })
  const answers = [
    new Response('Not found', { status: 404 }),
    new Response('Not found', { status: 404 }),
    Response.json(hosting),
    new Response('<!doctype html>'),
  ]
  const seen = []
  for (const answer of answers) {
    request.mockResolvedValueOnce(answer)
    const found = await read()
    seen.push([found?.notFound, warn.mock.calls.length])
    now += minute
  }
  expect(seen).toEqual([
    [undefined, 1],
    [undefined, 1],
    [hosting.notFound, 1],
    [hosting.notFound, 2],
  ])
  expect(warn).toHaveBeenCalledWith(
    { err: new Error('https://harbor.example/hosting.json returned 404.') },
    'could not read the settings of the site; receipts show no next steps',
  )
})
