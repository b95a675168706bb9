import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createSocialImages } from '../../../../src/gatsby/social-images/create-social-images'
import type { SocialImage } from '../../../../src/gatsby/social-images/social-image'
import { socialImageName } from '../../../../src/gatsby/social-images/social-image-name'

const siteName = 'Northlight & Sons'
const teams: SocialImage = {
  title: 'Teams',
  eyebrow: 'Technologies',
  siteName,
  slug: 'teams',
  kind: 'technology',
}
const advice: SocialImage = { title: 'Tech <advice>', siteName, slug: 'advice', kind: 'page', steps: 2 }

let root: string
const create = (pages: readonly SocialImage[], output = 'social') =>
  createSocialImages({
    pages,
    outputDirectory: path.join(root, output),
    cacheDirectory: path.join(root, 'cache'),
  })

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'social-images-'))
})
afterEach(() => rm(root, { recursive: true }))

describe('createSocialImages', () => {
  it('writes an image of the right size for each page, under its name', async () => {
    expect(await create([teams, advice])).toEqual({ drawn: 2, total: 2 })
    for (const page of [teams, advice]) {
      const png = await readFile(path.join(root, 'social', socialImageName(page)))
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.length).toBeLessThan(90_000)
    }
    expect(await readdir(path.join(root, 'social'))).toHaveLength(2)
  })

  it('does not draw an unchanged page again', async () => {
    await create([teams])
    expect(await create([teams])).toEqual({ drawn: 0, total: 1 })
    expect(await create([teams, advice])).toEqual({ drawn: 1, total: 2 })
    expect(await create([{ ...teams, title: 'Microsoft Teams' }, advice])).toEqual({ drawn: 1, total: 2 })
  })

  it('fills an emptied output folder from the cache', async () => {
    await create([teams])
    expect(await create([teams], 'elsewhere')).toEqual({ drawn: 0, total: 1 })
    expect(await readdir(path.join(root, 'elsewhere'))).toEqual([socialImageName(teams)])
  })

  it('draws pages that look the same once', async () => {
    expect(await create([teams, { ...teams }])).toEqual({ drawn: 1, total: 1 })
  })
})
