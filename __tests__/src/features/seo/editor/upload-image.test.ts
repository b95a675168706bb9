import type { ApiClient } from '../../../../../src/client/create-api-client'
import { uploadImage } from '../../../../../src/features/seo/editor/upload-image'

const api = { POST: () => Promise.resolve({ data: { src: '/media/0123456789/wave.webp' } }) }
const upload = (type: string) => uploadImage(api as unknown as ApiClient, new File(['x'], 'wave', { type }))

test.each(['image/png', 'image/svg+xml; charset=utf-8'])('accepts %s', async (type) => {
  expect(await upload(type)).toBe('/media/0123456789/wave.webp')
})

test('rejects other files', async () => {
  await expect(upload('application/pdf')).rejects.toThrow('“wave” isn’t a supported image.')
})
