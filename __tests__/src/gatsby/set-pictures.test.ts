/** @jest-environment jsdom */
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { parseMarkdown } from '../../../src/content/parse-markdown'
import { placePictures } from '../../../src/content/place-pictures'
import { setPictures } from '../../../src/gatsby/set-pictures'

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 720,
  height: 405,
  backgroundColor: '#081828',
  images: {
    fallback: { src: '/static/a.png', srcSet: '/static/a.png 720w', sizes: '92vw' },
    sources: [
      { type: 'image/avif', srcSet: '/static/a.avif 720w', sizes: '92vw' },
      { type: 'image/webp', srcSet: '/static/a.webp 720w', sizes: '92vw' },
    ],
  },
}

async function show(alt: string, found: IGatsbyImageData | undefined): Promise<HTMLElement> {
  const { html } = parseMarkdown(`![${alt}](./wave.png "A wave.")`, {
    transform: (tree) =>
      placePictures(tree, () => ({ href: '/media/0011/wave.png', size: { width: 1600, height: 900 } })),
  })
  const page = document.createElement('div')
  page.innerHTML = await setPictures(html, (src) =>
    Promise.resolve(src === '/media/0011/wave.png' ? found : undefined),
  )
  return page
}

test('a picture comes in AVIF and WebP, the smallest first, over its main color', async () => {
  const page = await show('A wave', image)
  const types = [...page.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes])
  expect(types).toEqual([
    ['image/avif', '/static/a.avif 720w', '92vw'],
    ['image/webp', '/static/a.webp 720w', '92vw'],
  ])
  expect(page.querySelector('rect')?.getAttribute('fill')).toBe('#081828')
})

test('it keeps its alternative text, its own size and its caption, and waits until it is near', async () => {
  const page = await show('A wave > a ripple', image)
  const img = page.querySelector('figure img')
  expect(img?.getAttribute('alt')).toBe('A wave > a ripple')
  expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['1600', '900'])
  expect(img?.getAttribute('loading')).toBe('lazy')
  expect(img?.getAttribute('src')).toBe('/static/a.png')
  expect(page.querySelector('figcaption')?.textContent).toBe('A wave.')
})

test('it has no style attribute, which the site’s policy forbids', async () => {
  expect((await show('A wave', image)).innerHTML).not.toContain('style=')
})

test('a picture through which its ground would be seen has no color under it', async () => {
  const { backgroundColor: _, ...transparent } = image
  expect((await show('A wave', transparent)).querySelector('svg')).toBeNull()
})

test('a drawing stays as it is', async () => {
  const page = await show('A wave', undefined)
  expect(page.querySelector('picture')).toBeNull()
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/0011/wave.png')
})
