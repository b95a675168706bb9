import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { iconSizes, iconSource, maskedIconHref } from '../../../../src/config/icons'
import { writeMaskedIcons } from '../../../../src/gatsby/write/write-masked-icons'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'public-'))
  await writeMaskedIcons(iconSource, directory)
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test.each(iconSizes.masked)('a mask of a circle cuts nothing of the mark of %i pixels', async (size) => {
  const { data, info } = await sharp(path.join(directory, maskedIconHref(size)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: size, height: size })
  const [r, g, b] = data
  const outside: string[] = []
  let inside = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * info.channels
      const isGround = data[at] === r && data[at + 1] === g && data[at + 2] === b
      if (isGround) continue
      // the circle that is never cut: https://www.w3.org/TR/appmanifest/#icon-masks
      if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * 0.4) outside.push(`${x},${y}`)
      else inside++
    }
  expect(outside).toEqual([])
  expect(inside).toBeGreaterThan(size * size * 0.1)
  expect([r, g, b]).toEqual([0xfb, 0xfd, 0xfd])
})
