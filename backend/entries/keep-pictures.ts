import path from 'node:path'
import type { EntryContent } from '../../contract/entry'
import { ServiceError } from '../errors/service-error'
import type { RenderPicture } from '../pictures/create-picture-renderer'
import { pictureAddress, pictureName, readPictureAddress } from '../pictures/picture-address'
import type { Repositories } from '../repositories/create-repositories'
import type { EntryFiles } from './entry-files'
import { listPictureUrls } from './file-source'

interface Context {
  pictures: Repositories['pictures']
  files: EntryFiles
  renderPicture: RenderPicture
  /** Email address of the person, for new images. */
  by: string
}

/**
 * Stores the images of a file’s content that the editor does not have yet.
 *
 * @param known URLs of the editor by their URL on the site, from before.
 * @returns The same with the new ones.
 * @throws ServiceError `not_found` that names an image the release does not have; errors of rendering.
 */
export async function keepPictures(
  content: EntryContent,
  known: Readonly<Record<string, string>>,
  { pictures, files, renderPicture, by }: Context,
): Promise<Record<string, string>> {
  const kept = { ...known }
  for (const url of listPictureUrls(content)) {
    if (url in kept) continue
    const address = readPictureAddress(url)
    if (address && (await pictures.find(address))) {
      kept[url] = url // it came from the editor
      continue
    }
    const bytes = await files.readPicture(url)
    if (bytes === undefined)
      throw new ServiceError('not_found', `The image ${url} is missing from the site. Build it again.`)
    const picture = await renderPicture(bytes)
    const { hash, name } = await pictures.add({ ...picture, name: pictureName(path.posix.basename(url)), by })
    kept[url] = pictureAddress({ hash, name })
  }
  return kept
}
