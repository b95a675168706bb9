import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { cutSocialImages } from '../../../../src/gatsby/social-images/cut-social-images'
import { socialCutName } from '../../../../src/gatsby/social-images/social-image-name'

const folder = mkdtempSync(path.join(tmpdir(), 'cuts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const outputDirectory = path.join(folder, 'public/social')
const cacheDirectory = path.join(folder, 'cache')

test.each([
  ['wide', 2000, 300],
  ['high', 300, 900],
])('crops a %s image to the size that networks show', async (kind, width, height) => {
  const file = path.join(folder, `${kind}.webp`)
  await sharp({ create: { width, height, channels: 4, background: '#0a8' } })
    .webp()
    .toFile(file)
  const name = socialCutName(`/media/0123456789/${kind}.webp`)
  await cutSocialImages({ cuts: [{ name, file, focus: null }], outputDirectory, cacheDirectory })
  const found = await sharp(path.join(outputDirectory, name)).metadata()
  expect([found.format, found.width, found.height]).toEqual(['jpeg', 1200, 630])
})

test('keeps the focal point in view', async () => {
  const file = path.join(folder, 'halves.png')
  const half = { width: 1000, height: 300, channels: 3, background: 'red' } as const
  await sharp({ create: { ...half, width: 2000, background: 'blue' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .toFile(file)
  const name = socialCutName('/media/0123456789/halves.webp#0,0.5')
  await cutSocialImages({ cuts: [{ name, file, focus: { x: 0, y: 0.5 } }], outputDirectory, cacheDirectory })
  const { dominant } = await sharp(path.join(outputDirectory, name)).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

test('reuses a cached crop, and leaves no partial file', async () => {
  const name = socialCutName('/media/0123456789/wide.webp')
  rmSync(path.join(outputDirectory, name))
  await cutSocialImages({
    cuts: [{ name, file: path.join(folder, 'gone.webp'), focus: null }],
    outputDirectory,
    cacheDirectory,
  })
  expect(readdirSync(outputDirectory)).toContain(name)
  expect(readdirSync(outputDirectory).filter((file) => file.endsWith('.part'))).toEqual([])
})
