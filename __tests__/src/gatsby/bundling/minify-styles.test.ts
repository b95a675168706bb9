import { minifyStyles } from '../../../../src/gatsby/bundling/minify-styles'

const minify = async (css: string) => (await minifyStyles.minify({ 'sheet.css': css })).code.trim()

test('values of custom properties lose spaces that mean nothing', async () => {
  expect(await minify(':root { --font: Archivo, Arial; }')).toBe(':root{--font:Archivo,Arial}')
})

test('a mask is written once, without the copy for browsers that know none of the colors', async () => {
  const mask = 'linear-gradient(#000 calc(100% - 4rem), #0000)'
  expect(await minify(`.sheet { -webkit-mask: ${mask}; mask: ${mask}; color: red }`)).toBe(
    '.sheet{mask:linear-gradient(#000 calc(100% - 4rem),#0000);color:red}',
  )
  expect(await minify('.sheet { -webkit-mask-image: none; mask-image: none }')).toBe(
    '.sheet{mask-image:none}',
  )
})
