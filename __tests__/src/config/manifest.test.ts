import { manifestOptions } from '../../../src/config/plugin-options'
import { makeCompany } from '../../setup/make-company'

const manifest = manifestOptions(makeCompany())

test('the web app has an id, a name and a language', () => {
  expect(manifest).toMatchObject({ id: '/', name: 'Harbour', lang: 'en-GB', start_url: '/' })
})

test('there are icons to show as they are and icons to cut, in the sizes that installing asks for', () => {
  const sizes = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
  expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(sizes('maskable')).toEqual(['192x192', '512x512'])
  expect(new Set(manifest.icons.map(({ src }) => src)).size).toBe(manifest.icons.length)
})
