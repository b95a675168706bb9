import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askBackend } from '../../../../src/gatsby/published/ask-backend'
import { askForPublished } from '../../../../src/gatsby/published/ask-for-published'
import { makePost } from '../../../setup/make-published'
import { PublishedBackend } from '../../../setup/published-backend'

let backend: PublishedBackend
let address: string
let root: string
const said = { info: [] as string[], warn: [] as string[], stop: [] as string[] }
const report = {
  info: (text: string) => void said.info.push(text),
  warn: (text: string) => void said.warn.push(text),
  stop: (text: string) => void said.stop.push(text),
}
beforeEach(async () => {
  for (const list of Object.values(said)) list.length = 0
  backend = new PublishedBackend()
  address = await backend.listen()
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
})
afterEach(async () => {
  await backend.close()
  rmSync(root, { recursive: true })
})

const ask = (required: '0' | '1' = '0', at: string | undefined = address) =>
  askForPublished(root, { CONTENT_API: at, REQUIRE_BACKEND: required }, report)

test('does nothing without an address', async () => {
  expect(
    await askForPublished(root, { CONTENT_API: undefined, REQUIRE_BACKEND: '0' }, report),
  ).toBeUndefined()
  expect([backend.asked, said]).toEqual([[], { info: [], warn: [], stop: [] }])
})

test('logs the number of entries with the address', async () => {
  backend.entries = [makePost('tides')]
  expect((await ask())?.entries).toHaveLength(1)
  expect(said.info).toEqual([`1 published entries and 0 comments from the backend at ${address}`])
})

describe('a backend that can’t be reached', () => {
  /** A port that no server is given by chance. */
  const at = 'http://127.0.0.1:2'

  test('falls back to the files, with a warning', async () => {
    expect(await ask('0', at)).toBeUndefined()
    expect(said.warn).toEqual([
      expect.stringMatching(
        new RegExp(`^No backend at ${at} .*the files in content/ alone.*\\n.*ECONNREFUSED`, 's'),
      ),
    ])
    expect(said.stop).toEqual([])
  })

  test('stops a build that requires it, with address and cause', async () => {
    await ask('1', at)
    expect(said.stop).toEqual([
      expect.stringMatching(new RegExp(`needs the backend at ${at} .*REQUIRE_BACKEND=1.*ECONNREFUSED`, 's')),
    ])
  })

  test.each([502, 503, 504])('behind a proxy that responds with %i is treated the same', async (status) => {
    backend.instead = (_, response) => {
      response.writeHead(status).end()
      return true
    }
    expect(await ask()).toBeUndefined()
    expect(said.warn).toEqual([expect.stringContaining(`answered with status ${status}`)])
  })

  test('after the first page falls back to the files alone, not to half of the entries', async () => {
    backend.pageSize = 1
    backend.entries = [makePost('tides'), makePost('ebb')]
    backend.instead = (url, response) => {
      if (!url.includes('after=')) return false
      response.destroy()
      return true
    }
    expect(await ask()).toBeUndefined()
    expect(said.warn).toHaveLength(1)
  })
})

describe('an invalid response stops the build', () => {
  test('if it is not JSON', async () => {
    backend.instead = (_, response) => {
      response.end('<html>')
      return true
    }
    await ask()
    expect(said.stop).toEqual([expect.stringContaining('Is it the address of the backend?')])
  })

  test('if a field is missing, naming the entry and the field', async () => {
    const post = makePost('tides')
    const { author: _, ...fields } = post.fields
    backend.instead = (_, response) => {
      response.end(JSON.stringify({ data: [{ ...post, fields }], moved: [], gone: [], next: null }))
      return true
    }
    await ask()
    expect(said.stop).toEqual([
      expect.stringContaining(
        `the editor, article "On tides" (/admin/post-blog/?entry=${post.id}): fields.author: required`,
      ),
    ])
  })

  test('if reading it fails', async () => {
    backend.instead = (_, response) => {
      response.writeHead(500).end()
      return true
    }
    await ask()
    expect(said.stop).toEqual([expect.stringContaining('expected status 200, found 500')])
  })
})

describe('a response', () => {
  test('that does not end in time is aborted', async () => {
    backend.instead = (_, response) => {
      response.write('{')
      return true
    }
    await expect(askBackend(`${address}/x`, { timeoutMs: 200, bytes: 100 })).rejects.toThrow(
      'no answer in 0.2 seconds',
    )
  })

  test('that is too long is not read to its end', async () => {
    backend.instead = (_, response) => {
      response.end('x'.repeat(101))
      return true
    }
    await expect(askBackend(`${address}/x`, { timeoutMs: 5_000, bytes: 100 })).rejects.toThrow(
      'expected at most 100 bytes, found more',
    )
  })
})
