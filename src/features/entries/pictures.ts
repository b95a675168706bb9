import type { Picture } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'
import { findPictureFault } from './editor/pictures/find-picture-fault'

export interface Pictures {
  /** Keeps a picture. @throws with a sentence for people. */
  add: (file: File) => Promise<Picture>
  /** Address to show a picture of the text at. */
  show: (src: string) => string
}

export function createPictures(api: ApiClient): Pictures {
  return {
    add: async (file) => {
      const fault = findPictureFault(file)
      if (fault !== undefined) throw new Error(`“${file.name}” was not added. ${fault}`)
      const { data } = await api.POST('/api/pictures', {
        params: { query: { name: file.name.slice(0, 200) } },
        // the description of the API has no word for a body that is a picture
        body: file as unknown as undefined,
        bodySerializer: (body) => body,
        headers: { 'content-type': file.type },
        timeoutMs: 120_000,
      })
      return data
    },
    show: (src) => (src.startsWith('/media/') ? `${backendUrl}/api${src}` : src),
  }
}
