import {
  plainChartStyle,
  readChartStyle,
  measureDashes,
} from '../../../../src/gatsby/social-images/chart-style'

describe('plainChartStyle', () => {
  it('replaces tokens with light colors', () => {
    const style = plainChartStyle(
      '.a { fill: var(--sea); }',
      ':root { --sea: light-dark(#eaf4f9, #0d212f); }',
    )
    expect(style).toBe('.a { fill: #eaf4f9; }')
  })

  it('removes rules that the renderer does not support', () => {
    const css =
      '/* note */.a { fill: red; }@media (x) { .b { y: z; } .c { y: z; } }@keyframes k { from { y: z; } to { y: z; } }.d { y: z; }'
    expect(plainChartStyle(css, '')).toBe('.a { fill: red; }.d { y: z; }')
  })

  it('names a color that is missing', () => {
    expect(() => plainChartStyle('.a { fill: var(--sea); }', '')).toThrow('--sea')
  })
})

it('plain styles of the site need no CSS that the renderer lacks', () => {
  expect(readChartStyle()).toContain('.sc-land')
  expect(readChartStyle()).not.toMatch(/var\(|light-dark|@|\d%/)
})

const style = '.chart .ring { stroke-dasharray: 1 9; stroke-width: 6; stroke-dashoffset: 0.5; }'

it('converts dashes with a pathLength to drawing units', () => {
  const radius = 360 / Math.PI
  const drawn = measureDashes(`<circle class="ring" r="${radius}" pathLength="360"/>`, style)
  expect(drawn).toBe(
    `<circle class="ring" r="${radius}" style="stroke-dasharray: 2.000 18.000;stroke-dashoffset: 1.000"/>`,
  )
})

it('leaves other circles alone', () => {
  expect(measureDashes('<circle r="5"/>', style)).toBe('<circle r="5"/>')
})
