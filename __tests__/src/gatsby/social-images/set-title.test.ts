import { setTitle, type TitleSetting } from '../../../../src/gatsby/social-images/set-title'

/** Every character as wide as 0.6 of the size. */
const measure = ({ text, size }: { text: string; size: number }) => text.length * size * 0.6
const width = 580
const widest = ({ lines, size }: TitleSetting) => Math.max(...lines.map((text) => measure({ text, size })))
const set = (title: string) => setTitle(title, width, measure)

describe('setTitle', () => {
  it('sets a short title large, in one line', () => {
    expect(set('Teams')).toEqual({ lines: ['Teams'], size: 112 })
  })

  it('balances the lines', () => {
    expect(set('Legacy to cloud transition').lines).toEqual(['Legacy', 'to cloud', 'transition'])
  })

  it('sets longer titles smaller', () => {
    expect(set('Rules that people do not route around at all').size).toBeLessThan(
      set('Rules that people follow').size,
    )
  })

  it.each([
    'Teams',
    'Legacy to cloud transition',
    'End of support: the dates that matter, and a plan for each of them',
    'A'.repeat(200),
    'word '.repeat(80),
    'Donaudampfschifffahrtsgesellschaftskapitän tritt zurück',
  ])('keeps "%s" within the width, in at most three lines', (title) => {
    const setting = set(title)
    expect(widest(setting)).toBeLessThanOrEqual(width)
    expect(setting.lines.length).toBeLessThanOrEqual(3)
    expect(setting.lines.join('')).not.toBe('')
  })

  it('marks a truncated title', () => {
    expect(set('word '.repeat(80)).lines.at(-1)).toMatch(/word…$/)
  })

  it('keeps all words of a title that fits', () => {
    const title = 'Clinic phones to Teams, one reception at a time'
    expect(set(title).lines.join(' ')).toBe(title)
  })
})
