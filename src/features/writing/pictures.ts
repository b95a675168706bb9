import type { Picture } from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'

/** Largest picture the backend takes, in megabytes; a test compares it with the contract. */
export const largestMegabytes = 15
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** For the browser’s window to pick files. */
export const pictureTypes: readonly string[] = types

export interface Pictures {
  /** Keeps a picture. @throws with a sentence for people. */
  add: (file: File) => Promise<Picture>
  /** Address to show a picture of the text at. */
  show: (src: string) => string
}

export function createPictures(api: ApiClient): Pictures {
  return {
    add: async (file) => {
      const fault = findFault(file)
      if (fault !== undefined) throw new Error(fault)
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

function findFault({ name, type, size }: File): string | undefined {
  if (!types.includes(type))
    return `“${name}” is no picture the site can show. Use PNG, JPEG, WebP, AVIF or GIF.`
  if (size <= largestMegabytes * 1024 * 1024) return undefined
  const megabytes = Math.ceil(size / 1024 / 1024)
  return `“${name}” has ${megabytes} MB; ${largestMegabytes} MB are the most. Make it smaller first.`
}
