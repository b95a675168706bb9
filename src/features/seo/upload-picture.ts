import type { ApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'
import { mimeEssence } from '../../lib/mime-essence'

/** Kinds of picture that are taken, as browsers name them. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** As in contract/picture.ts, whose Zod no page should load. */
const largest = 15 * 1024 * 1024

/** Keeps a picture. @returns Its address. @throws Error with a sentence for people. */
export async function uploadPicture(api: ApiClient, file: File): Promise<string> {
  if (!pictureTypes.includes(mimeEssence(file.type)))
    throw new Error(`“${file.name}” was not added. Only pictures can be: PNG, JPEG, WebP, AVIF, GIF or SVG.`)
  if (file.size > largest)
    throw new Error(
      `“${file.name}” was not added. It is larger than 15 MB: save it smaller and add it again.`,
    )
  const { data } = await api.POST('/api/pictures', {
    params: { query: { name: file.name.slice(0, 200) } },
    // the description of the API has no word for a body that is a picture
    body: file as unknown as undefined,
    bodySerializer: (body) => body,
    headers: { 'content-type': file.type },
    timeoutMs: 120_000,
  })
  return data.src
}

/** Address to show a picture at: an uploaded one is at the backend before the site has it. */
export const showPicture = (src: string) => (src.startsWith('/media/') ? `${backendUrl}/api${src}` : src)
