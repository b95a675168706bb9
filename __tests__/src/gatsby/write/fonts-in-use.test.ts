import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPaperFonts } from '../../../../src/gatsby/sample-pdf/paper-fonts'
import { createSocialFonts } from '../../../../src/gatsby/social-images/social-fonts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const cutters = {
  samples: async () => Object.values(await createPaperFonts(folder)),
  'pictures for shared links': async () => (await createSocialFonts(folder)).files,
}

// a rewritten file would be empty for a moment, in which the other process reads it
test.each(Object.entries(cutters))(
  'a process that cuts the fonts of %s puts new files in place of those that another process may be reading',
  async (_, cut) => {
    for (const file of await cut()) {
      await using handle = await open(file)
      const { ino } = await handle.stat()
      await cut()
      await using current = await open(file)
      expect((await current.stat()).ino).not.toBe(ino)
    }
  },
)
