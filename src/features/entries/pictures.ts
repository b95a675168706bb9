import type { Picture } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { createListPictures } from '../../client/list-pictures'
import { backendUrl } from '../../config/public-env'
import { presentAddress } from '../../lib/changed-files'
import type { ListPictures } from '../../ui/picture-picker'
import { validateImage } from './editor/images/validate-image'

export interface Pictures {
  /** Uploads an image. @throws with a message for people. */
  add: (file: File) => Promise<Picture>
  /** Pictures of the media library. */
  list: ListPictures
  /** URL at which an image of the text is shown. */
  show: (src: string) => string
}

export function createPictures(api: ApiClient): Pictures {
  return {
    add: async (file) => {
      const error = validateImage(file)
      if (error !== undefined) throw new Error(`Couldn’t upload “${file.name}”. ${error}`)
      const { data } = await api.POST('/api/pictures', {
        params: { query: { name: file.name.slice(0, 200) } },
        // the API description has no type for a binary body
        body: file as unknown as undefined,
        bodySerializer: (body) => body,
        headers: { 'content-type': file.type },
        timeoutMs: 120_000,
      })
      return data
    },
    list: createListPictures(api),
    show: (src) => (src.startsWith('/media/') ? `${backendUrl}/api${presentAddress(src)}` : src),
  }
}
