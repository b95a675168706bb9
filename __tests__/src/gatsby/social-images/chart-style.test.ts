import { plainChartStyle, readChartStyle } from '../../../../src/gatsby/social-images/chart-style'

describe('plainChartStyle', () => {
  it('puts light colors in the place of tokens', () => {
    const style = plainChartStyle(
      '.a { fill: var(--sea); }',
      ':root { --sea: light-dark(#eaf4f9, #0d212f); }',
    )
    expect(style).toBe('.a { fill: #eaf4f9; }')
  })

  it('leaves out what the renderer does not know', () => {
    const css =
      '/* note */.a { fill: red; }@media (x) { .b { y: z; } .c { y: z; } }@keyframes k { from { y: z; } to { y: z; } }.d { y: z; }'
    expect(plainChartStyle(css, '')).toBe('.a { fill: red; }.d { y: z; }')
  })

  it('names a color that is missing', () => {
    expect(() => plainChartStyle('.a { fill: var(--sea); }', '')).toThrow('--sea')
  })
})

it('makes a plain style of the site’s own', () => {
  expect(readChartStyle()).toContain('.sc-land')
  expect(readChartStyle()).not.toMatch(/var\(|light-dark|@|\d%/)
})
