import type { ApiClient } from '../../../client/create-api-client'
import { backendUrl } from '../../../config/public-env'
import { mimeEssence } from '../../../lib/mime-essence'

/** Accepted MIME types. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** As in contract/picture.ts, whose Zod no page should load. */
const largest = 15 * 1024 * 1024

/** Uploads an image. @returns Its URL. @throws Error with a message for users. */
export async function uploadImage(api: ApiClient, file: File): Promise<string> {
  if (!imageTypes.includes(mimeEssence(file.type)))
    throw new Error(`“${file.name}” isn’t a supported image. Use PNG, JPEG, WebP, AVIF, GIF or SVG.`)
  if (file.size > largest) throw new Error(`“${file.name}” is larger than 15 MB. Choose a smaller image.`)
  const { data } = await api.POST('/api/pictures', {
    params: { query: { name: file.name.slice(0, 200) } },
    // the API description has no type for a binary body
    body: file as unknown as undefined,
    bodySerializer: (body) => body,
    headers: { 'content-type': file.type },
    timeoutMs: 120_000,
  })
  return data.src
}

/** URL to show an image: the backend serves uploads before the site is built. */
export const imageUrl = (src: string) => (src.startsWith('/media/') ? `${backendUrl}/api${src}` : src)
