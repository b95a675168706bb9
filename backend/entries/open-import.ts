import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { EntryContent } from '../../contract/entry'
import { createClock } from '../clock'
import { openDatabase } from '../database/open-database'
import { readEnv } from '../env'
import { createPictureRenderer } from '../pictures/create-picture-renderer'
import { pictureAddress, pictureName } from '../pictures/picture-address'
import { createPicturesRepository, type StoredPicture } from '../repositories/pictures-repository'
import { importEntry } from './import-entry'

interface Options {
  /** Email address of the person who imports, for the audit log. */
  by: string
  /** Whether visitors read them from now on; otherwise they are drafts. */
  publish: boolean
}

/** Saves imported entries and images in the database that the environment names. */
export async function openImport({ by, publish }: Options) {
  const { database, timeZone } = readEnv()
  const clock = createClock({ timeZone })
  const { db, close } = await openDatabase({ place: database })
  const pictures = createPicturesRepository(db)
  const renderPicture = createPictureRenderer()
  return {
    close,
    keepEntry: (content: EntryContent) => importEntry(db, content, { by, publish, publishing: { clock } }),
    async keepPicture(bytes: Buffer, file: string): Promise<string> {
      const picture = (await unchanged(bytes)) ?? (await renderPicture(bytes))
      const { hash, name } = await pictures.add({ ...picture, name: pictureName(file), by })
      return pictureAddress({ hash, name })
    },
  }
}

/** An image that the backend made and an export wrote keeps its bytes, and with them its URL. */
async function unchanged(bytes: Buffer): Promise<Omit<StoredPicture, 'name'> | undefined> {
  const { format, width = 0, height = 0, exif, xmp } = await sharp(bytes).metadata()
  if (format !== 'webp' || Math.max(width, height) > 2_000 || exif || xmp) return undefined
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return { hash, width, height, bytes }
}
