import { stat } from 'node:fs/promises'
import { crc32, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { codeOf } from '../../backend/errors/code-of'
import { createPictureRenderer } from '../../backend/pictures/create-picture-renderer'
import { addPicture, largestPicture, type Picture } from '../../contract/picture'
import { outcomeOf } from './support/api-of'
import { anyKind, startDatabases, type Databases } from './support/databases'
import { openEntryService, people, type Person, type EntryService } from './support/entry-service'
import { putFile } from './support/make-site'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

/** A picture can be replaced under its address. */
const revalidated = 'public, no-cache'

/** A picture whose left half is red and whose right half is blue. */
const drawing = (width: number, height: number) => {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } as const
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}
const svg = (inner: string, size = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`)

/** A PNG that says it is a square of that many pixels. */
function withSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(side, 16)
  changed.writeUInt32BE(side, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe('pictures', () => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(anyKind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })

  const upload = async (payload: Buffer, type = 'image/png', name = 'wave.png', person: Person = 'mei') =>
    service.open.app.inject({
      method: 'POST',
      url: `/api/pictures?name=${encodeURIComponent(name)}`,
      headers: {
        authorization: `Bearer ${await issuer.tokenFor(people[person])}`,
        ...(type !== '' && { 'content-type': type }),
      },
      payload,
    })
  const add = async (...input: Parameters<typeof upload>): Promise<Picture> => {
    const answer = await upload(...input)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return addPicture.responses[201].parse(answer.json())
  }
  const show = (src: string) => service.open.app.inject(src)
  const shown = async ({ src }: Picture) => sharp((await show(`/api${src}`)).rawPayload)
  const colorAt = async (picture: sharp.Sharp, left: number, top: number) => {
    const { data } = await picture
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    return red > blue ? 'red' : 'blue'
  }

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'a %s is kept as WebP and shown at once',
    async (format) => {
      const picture = await add(await drawing(60, 30).toFormat(format).toBuffer(), `image/${format}`)
      expect(picture).toEqual({
        src: expect.stringMatching(/^\/media\/[0-9a-f]{10}\/wave\.webp$/) as string,
        width: 60,
        height: 30,
      })
      const answer = await show(`/api${picture.src}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': revalidated,
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      })
      const made = sharp(answer.rawPayload)
      expect(await made.metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 })
      expect([await colorAt(made.clone(), 5, 15), await colorAt(made.clone(), 55, 15)]).toEqual([
        'red',
        'blue',
      ])
    },
  )

  test('an SVG is drawn, without its scripts', async () => {
    const picture = await add(
      svg('<rect width="20" height="20" fill="red"/><script>alert(1)</script>'),
      'image/svg+xml',
    )
    expect(picture).toMatchObject({ width: 40, height: 20 })
    await expect((await shown(picture)).metadata()).resolves.toMatchObject({ format: 'webp' })
  })

  test('an SVG shows nothing of other files', async () => {
    const { directory } = service.open
    await putFile(directory, '/red.png', await drawing(4, 4).png().toBuffer())
    const pictureOf = async (href: string) =>
      shown(await add(svg(`<image href="${href}" width="40" height="20"/>`), 'image/svg+xml'))
    const within = (await drawing(4, 4).png().toBuffer()).toString('base64')
    const isSeen = async (picture: sharp.Sharp) => (await picture.stats()).channels.at(-1)?.max !== 0
    expect(await isSeen(await pictureOf(`data:image/png;base64,${within}`))).toBe(true)
    expect(await isSeen(await pictureOf(`file://${directory}/red.png`))).toBe(false)
  })

  test('is shrunk to 2,000 pixels, never enlarged', async () => {
    expect(await add(await drawing(3_000, 1_500).jpeg().toBuffer())).toMatchObject({
      width: 2_000,
      height: 1_000,
    })
    expect(await add(await drawing(100, 2_500).jpeg().toBuffer())).toMatchObject({ width: 80, height: 2_000 })
    expect(await add(await drawing(2, 2).png().toBuffer())).toMatchObject({ width: 2, height: 2 })
  })

  test('is turned as the camera says, and says nothing more of the camera', async () => {
    const photo = await drawing(60, 30)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const picture = await add(photo, 'image/jpeg', 'IMG 1.JPG')
    expect(picture).toMatchObject({ width: 30, height: 60 })
    const made = await shown(picture)
    const { exif, orientation, icc } = await made.metadata()
    expect({ exif, orientation, icc }).toEqual({})
    expect([await colorAt(made.clone(), 15, 5), await colorAt(made.clone(), 15, 55)]).toEqual(['red', 'blue'])
  })

  test('the same again, by anybody and under any name, is the same address', async () => {
    const bytes = await drawing(61, 31).png().toBuffer()
    const first = await add(bytes)
    expect(await add(bytes)).toEqual(first)
    expect(await add(bytes, 'image/png', 'other.png', 'nora')).toEqual(first)
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => add(await drawing(62, 31).png().toBuffer())),
    )
    expect(new Set(all.map(({ src }) => src)).size).toBe(1)
  })

  let names = 0
  test.each([
    ['Wave (1).JPG', 'wave-1'],
    ['Größe & Höhe.png', 'grosse-hohe'],
    ['../../etc/passwd', 'etc-passwd'],
    ['水.png', 'picture'],
    ['a\0b.png', 'a-b'],
    ['', 'picture'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('a file named %j is named %s', async (name, expected) => {
    const bytes = await drawing(30, 300 + names++)
      .png()
      .toBuffer()
    expect((await add(bytes, 'image/png', name)).src).toMatch(
      new RegExp(`^/media/[0-9a-f]{10}/${expected}\\.webp$`),
    )
  })

  describe('an SVG that would take minutes', () => {
    const blurs = '<feGaussianBlur stdDeviation="400"/>'.repeat(40)
    const levels = Array.from({ length: 8 }, (_, level) => {
      const uses = `<use href="#l${level}"/>`.repeat(10)
      return `<g id="l${level + 1}">${uses}</g>`
    })
    test.each([
      ['with filters', `<filter id="f">${blurs}</filter><rect width="2000" height="2000" filter="url(#f)"/>`],
      [
        'that repeats itself',
        `<defs><rect id="l0" width="1" height="1"/>${levels.join('')}</defs><use href="#l8"/>`,
      ],
      ['that contains itself', '<g id="a"><use href="#a"/></g>'],
      ['nested without end', '<g>'.repeat(10_000) + '</g>'.repeat(10_000)],
    ])('%s is refused before it is rendered', async (_what, inner) => {
      const answer = await upload(svg(inner, 'width="2000" height="2000"'), 'image/svg+xml')
      expect(outcomeOf(answer)).toEqual([413, 'payload_too_large'])
      expect(answer.json<{ message: string }>().message).toMatch(/Export it as PNG/)
    })

    test('compressed is refused', async () => {
      const answer = await upload(gzipSync(svg('<rect width="9" height="9"/>')), 'image/svg+xml')
      expect(outcomeOf(answer)).toEqual([415, 'unsupported_media_type'])
    })
  })

  describe('what is refused', () => {
    test.each([
      ['a text that says it is a picture', Buffer.from('hello'), 'image/png'],
      ['a page that says it is a picture', Buffer.from('<!doctype html><script>1</script>'), 'image/png'],
      ['nothing at all', Buffer.alloc(0), 'image/png'],
      ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
      ['a picture in JSON', Buffer.from('{}'), 'application/json'],
      ['a form', Buffer.from('a=b'), 'application/x-www-form-urlencoded'],
      ['something without a type', Buffer.from('hello'), ''],
    ])('%s', async (_what, payload, type) => {
      const answer = await upload(payload, type)
      expect(outcomeOf(answer)).toEqual([415, 'unsupported_media_type'])
      expect(answer.json<{ message: string }>().message).toMatch(/image/)
    })

    test('a picture of a kind the contract does not name', async () => {
      const answer = await upload(await drawing(10, 10).tiff().toBuffer(), 'image/tiff')
      expect(outcomeOf(answer)).toEqual([415, 'unsupported_media_type'])
    })

    test('more than 15 MB, in words', async () => {
      const answer = await upload(Buffer.alloc(largestPicture + 1))
      expect(outcomeOf(answer)).toEqual([413, 'payload_too_large'])
      expect(answer.json<{ message: string }>().message).toBe(
        'The picture is larger than 15 MB. Send a smaller one.',
      )
    })

    test('a small file of a great many pixels, before it is drawn', async () => {
      for (const [payload, type] of [
        [withSize(await drawing(10, 10).png().toBuffer(), 16_000), 'image/png'],
        [svg('<rect width="9" height="9"/>', 'width="30000" height="30000"'), 'image/svg+xml'],
      ] as const) {
        expect(outcomeOf(await upload(payload, type))).toEqual([413, 'payload_too_large'])
      }
    })

    test.each([
      ['reads a file', '<!ENTITY x SYSTEM "file:///etc/passwd">', '<text y="15">&x;</text>'],
      [
        'unfolds without end',
        Array.from('bcdefghi').reduce(
          (all, name, at) => `${all}<!ENTITY ${name} "${`&${'abcdefgh'[at] ?? ''};`.repeat(10)}">`,
          '<!ENTITY a "aaaaaaaaaa">',
        ),
        '<text y="15">&i;</text>',
      ],
    ])('a drawing that %s', async (_what, entities, inner) => {
      const payload = Buffer.concat([Buffer.from(`<!DOCTYPE svg [${entities}]>`), svg(inner)])
      expect(outcomeOf(await upload(payload, 'image/svg+xml'))).toEqual([415, 'unsupported_media_type'])
    })

    test('pictures of people without a role', async () => {
      const payload = await drawing(10, 10).png().toBuffer()
      const url = '/api/pictures'
      const answer = await service.open.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'image/png' },
        payload,
      })
      expect(outcomeOf(answer)).toEqual([401, 'token_missing'])
    })

    test('pictures as the body of any other call', async () => {
      const headers = {
        authorization: `Bearer ${await issuer.tokenFor(people.mei)}`,
        'content-type': 'image/png',
      }
      const payload = await drawing(10, 10).png().toBuffer()
      const answer = await service.open.app.inject({ method: 'POST', url: '/api/entries', headers, payload })
      expect(outcomeOf(answer)).toEqual([415, 'unsupported_media_type'])
    })
  })

  describe('addresses', () => {
    test('that are no picture’s are explained', async () => {
      const { src } = await add(await drawing(63, 31).png().toBuffer())
      for (const other of [
        src.replace('wave', 'other'),
        src.replace('.webp', '.html'),
        '/media/0000000000/a.webp',
        '/media/x/y',
      ]) {
        const answer = await show(`/api${other}`)
        expect(outcomeOf(answer)).toEqual([404, 'not_found'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    })

    test('a copy that is still good is not sent again', async () => {
      const { src } = await add(await drawing(64, 31).png().toBuffer())
      const { etag = '' } = (await show(`/api${src}`)).headers
      const answer = await service.open.app.inject({ url: `/api${src}`, headers: { 'if-none-match': etag } })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers['cache-control']).toBe(revalidated)
    })

    test('a copy that is asked for on a condition that fails is refused, and the refusal is not kept', async () => {
      const { src } = await add(await drawing(66, 31).png().toBuffer())
      const answer = await service.open.app.inject({ url: `/api${src}`, headers: { 'if-match': '"x"' } })
      expect(outcomeOf(answer)).toEqual([412, 'precondition_failed'])
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('the site’s own leads to the picture before the next build has it, and to the built one after', async () => {
      const { src } = await add(await drawing(65, 31).png().toBuffer())
      const before = await show(src)
      expect(before.statusCode).toBe(200)
      expect(before.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': revalidated,
        'content-security-policy': 'sandbox',
      })
      expect(before.rawPayload).toEqual((await show(`/api${src}`)).rawPayload)
      await putFile(service.open.directory, src, 'as built')
      expect((await show(src)).body).toBe('as built')
    })

    test('of the site that are no picture’s are the 404 page, which is not kept', async () => {
      const answer = await show('/media/0000000000/a.webp')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    })
  })
})

describe('rendering', () => {
  /** Layers to blend, one after the other: few elements, and a minute to render. */
  const slow = svg(
    `<radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
      '<g opacity=".5"><rect width="2000" height="2000" fill="url(#g)"/></g>'.repeat(5_000),
    'width="2000" height="2000"',
  )

  test('ends processes that take too long; files are read all the same, and the next image has its turn', async () => {
    const render = createPictureRenderer({ atOnce: 2, timeoutMs: 1_500 })
    const ended: string[] = []
    const slowOnes = Array.from({ length: 2 }, () =>
      expect(render(slow))
        .rejects.toMatchObject({ code: 'payload_too_large' })
        .then(() => ended.push('slow image')),
    )
    const waiting = render(await drawing(10, 5).png().toBuffer())
      .then(({ width, height }) => `${width} x ${height}`)
      .catch(codeOf)
    for (let turn = 0; turn < 20; turn++) await stat('package.json')
    ended.push('files')
    await Promise.all(slowOnes)
    expect(ended[0]).toBe('files')
    // its turn comes; with other work, a machine may take too long for a small one as well
    expect(['10 x 5', 'payload_too_large']).toContain(await waiting)
  })

  test('ends a process that needs too much memory', async () => {
    const render = createPictureRenderer({ mostMemory: 1024 })
    await expect(render(await drawing(3_000, 3_000).png().toBuffer())).rejects.toMatchObject({
      code: 'payload_too_large',
    })
  })

  test('renders some at once, lets some wait, and refuses more', async () => {
    const render = createPictureRenderer({ atOnce: 1, mostWaiting: 1 })
    const image = await drawing(20, 10).png().toBuffer()
    const outcomes = await Promise.allSettled([render(image), render(image), render(image)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: { code: 'images_busy', headers: { 'retry-after': '5' } } })
    await expect(render(image)).resolves.toMatchObject({ width: 20 })
  })
})
