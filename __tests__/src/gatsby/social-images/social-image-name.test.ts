import type { SocialImage } from '../../../../src/gatsby/social-images/social-image'
import { socialImageName } from '../../../../src/gatsby/social-images/social-image-name'

const image: SocialImage = {
  title: 'Tech advisory',
  siteName: 'Northlight',
  slug: 'tech-advisory',
  kind: 'strategic-consulting',
}

describe('socialImageName', () => {
  it('is a hexadecimal file name', () => {
    expect(socialImageName(image)).toMatch(/^[0-9a-f]{16}\.png$/)
  })

  it('is the same for the same input, in any order of the fields', () => {
    const { title, ...rest } = image
    expect(socialImageName({ ...rest, title })).toBe(socialImageName(image))
  })

  it.each<Partial<SocialImage>>([
    { title: 'Tech advice' },
    { eyebrow: 'Services' },
    { siteName: 'Southlight' },
    { slug: 'advisory' },
    { kind: 'article' },
    { steps: 4 },
    { neighbours: 4 },
  ])('differs with %p', (change) => {
    expect(socialImageName({ ...image, ...change })).not.toBe(socialImageName(image))
  })

  it('does not confuse adjacent fields', () => {
    const one = socialImageName({ ...image, title: 'A', eyebrow: 'B' })
    expect(socialImageName({ ...image, title: 'AB', eyebrow: '' })).not.toBe(one)
  })
})
