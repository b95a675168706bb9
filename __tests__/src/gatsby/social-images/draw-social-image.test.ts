import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { readChartStyle } from '../../../../src/gatsby/social-images/chart-style'
import { drawSocialImage } from '../../../../src/gatsby/social-images/draw-social-image'
import {
  fontOptions,
  createSocialFonts,
  type SocialFonts,
} from '../../../../src/gatsby/social-images/social-fonts'
import { TEXT_AREA, type SocialImage } from '../../../../src/gatsby/social-images/social-image'

const page: SocialImage = {
  title: 'Teams',
  eyebrow: 'Technologies / Platforms',
  siteName: 'Northlight',
  slug: 'teams',
  kind: 'page',
}

let directory: string
let fonts: SocialFonts
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'social-fonts-'))
  fonts = await createSocialFonts(directory)
})
afterAll(() => rm(directory, { recursive: true }))

const draw = (image: SocialImage) =>
  drawSocialImage(image, { measure: fonts.measure, chartStyle: readChartStyle() })

/** The extent of each text outside the chart, as the renderer sets it. */
function textBoxes(svg: string) {
  const outside = svg.slice(svg.lastIndexOf('</svg>', svg.length - 7))
  return [...outside.matchAll(/<text [^]*?<\/text>/g)].map(([text]) => {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${text}</svg>`
    const box = new Resvg(alone, { font: fontOptions(fonts.files) }).getBBox()
    if (!box) throw new Error(`Nothing drawn for ${text}`)
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
  })
}

describe('drawSocialImage', () => {
  it('draws the same image for the same page', () => {
    expect(draw({ ...page })).toBe(draw(page))
  })

  it.each([
    'Teams',
    '.NET',
    'Cloud infrastructure optimisation',
    'Power Platform rules that people do not route around',
    'What we learned when a distributor of spare parts with eleven sites moved twenty years of drawings, orders and letters',
    'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  ])('keeps all text in the safe area and apart: %s', (title) => {
    const boxes = textBoxes(draw({ ...page, title }))
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    for (const [i, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(TEXT_AREA.left - 1)
      expect(box.right).toBeLessThanOrEqual(TEXT_AREA.right + 1)
      expect(box.top).toBeGreaterThanOrEqual(TEXT_AREA.top)
      expect(box.bottom).toBeLessThanOrEqual(TEXT_AREA.bottom)
      expect(box.top).toBeGreaterThanOrEqual((boxes[i - 1]?.bottom ?? 0) - 8)
    }
  })

  it('shrinks a long eyebrow and a long name until they fit', () => {
    const eyebrow = 'Technologies and platforms / Modern development frameworks and tools'
    const siteName = 'The Northern Lighthouse Keepers and Daughters'
    for (const { right } of textBoxes(draw({ ...page, eyebrow, siteName })))
      expect(right).toBeLessThanOrEqual(TEXT_AREA.right + 1)
  })

  it('writes titles as text, not as markup', () => {
    expect(draw({ ...page, title: 'R&D <b>' })).toContain('R&amp;D &lt;b&gt;')
  })

  it('works without an eyebrow', () => {
    expect(textBoxes(draw({ ...page, eyebrow: undefined }))).toHaveLength(2)
  })
})
