import { readFileSync } from 'node:fs'

const css = readFileSync('src/styles/tokens.css', 'utf8')
type Theme = 'light' | 'dark'

/** The color a role has in a theme, e.g. "#fbfdfd". */
function colorOf(role: string, theme: Theme): string {
  const [, light, dark] =
    new RegExp(`--${role}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? []
  const color = theme === 'light' ? light : dark
  if (color === undefined) throw new Error(`tokens.css has no --${role} for both themes`)
  return color
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio as WCAG 2 defines it, 1 to 21. */
function contrast(text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Red, green and blue of a role, 0 to 255. */
function channelsOf(role: string, theme: Theme): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] =
    colorOf(role, theme)
      .match(/[\da-f]{2}/gi)
      ?.map((pair) => parseInt(pair, 16)) ?? []
  return [red, green, blue]
}

const cross = (roles: readonly string[], grounds: readonly string[]) =>
  roles.flatMap((role) => grounds.map((ground) => [role, ground] as const))

const themes: Theme[] = ['light', 'dark']
const texts = [
  ...cross(['text', 'muted', 'accent', 'danger', 'good'], ['surface', 'surface-tint', 'surface-land']),
  ...cross(['text'], ['chart-land', 'chart-2']),
  ...cross(['muted'], ['chart-2']), // the result that Enter opens
  ['on-accent', 'accent'] as const,
  ...cross(['chart-number'], ['surface', 'chart-1', 'chart-2']),
]
/** Depth by depth, from the deep to the shoal. */
const depths = ['surface', 'chart-1', 'chart-2', 'chart-3']
/** What two neighbouring depths differ by at least: on a dark ground a step has to be larger to be seen. */
const depthStep = { light: 1.08, dark: 1.15 }
/** Depth numbers are drawing, not text: over the deepest water they need only be seen. */
const marks = [
  ...cross(['focus'], ['surface', 'surface-tint', 'surface-land', 'chart-land']),
  ['accent', 'chart-2'] as const, // the course on a timeline's bars
  ...cross(['chart-coast'], ['surface', 'surface-tint', 'surface-land', 'chart-land', 'chart-3']),
  ...cross(['chart-number'], ['chart-3']),
]

test('a chart that is dark in both themes lies deeper than the page at night', () => {
  const [, night = ''] =
    /--surface: (#[0-9a-f]{6});/.exec(readFileSync('src/ui/technology-index.module.css', 'utf8')) ?? []
  expect(contrast(night, colorOf('surface', 'dark'))).toBeGreaterThanOrEqual(1.07)
  expect(luminance(night)).toBeLessThan(luminance(colorOf('surface', 'dark')))
})

test.each(['surface', 'surface-tint'])('a bar on %s is visible in the dark (3:1)', (ground) => {
  expect(contrast(colorOf('chart-bar', 'dark'), colorOf(ground, 'dark'))).toBeGreaterThanOrEqual(3)
})

test('in the dark a bar can be told from the one it is compared with', () => {
  expect(contrast(colorOf('chart-bar', 'dark'), colorOf('chart-line', 'dark'))).toBeGreaterThanOrEqual(1.8)
})

test('a hill is a shade by day and a light at night, where a shade would turn sand to mud', () => {
  const [, day = '', night = ''] = /--chart-hill: light-dark\((#\w{6})\w{2}, (#\w{6})\w{2}\);/.exec(css) ?? []
  expect(luminance(day)).toBeLessThan(luminance(colorOf('chart-land', 'light')))
  expect(luminance(night)).toBeGreaterThan(luminance(colorOf('chart-land', 'dark')))
})

test('measures contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(themes)('in the %s theme', (theme) => {
  test.each(texts)('%s on %s is legible (4.5:1)', (role, ground) => {
    expect(contrast(colorOf(role, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('%s on %s is visible (3:1)', (role, ground) => {
    expect(contrast(colorOf(role, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  test('each depth can be told from the next', () => {
    const steps = depths
      .slice(1)
      .map((depth, index) => contrast(colorOf(depth, theme), colorOf(depths[index] ?? '', theme)))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(depthStep[theme])
  })

  test.each(['chart-land', 'surface-land'])(
    '%s is the colour of sand, neither grey nor red nor green',
    (role) => {
      const [red, green, blue] = channelsOf(role, theme)
      const hue = (60 * (green - blue)) / (red - blue) // of a color whose red is most and whose blue is least
      const saturation = (red - blue) / (red + blue > 255 ? 510 - red - blue : red + blue)
      expect(red).toBeGreaterThan(green)
      expect(hue).toBeGreaterThan(40)
      expect(hue).toBeLessThan(50)
      expect(saturation).toBeGreaterThan(0.25)
    },
  )

  test('the coast shows on its land', () => {
    const coast = contrast(colorOf('chart-coast', theme), colorOf('chart-land', theme))
    expect(coast).toBeGreaterThanOrEqual(3.8)
  })

  test('land can be told from the shoals around it and is lighter', () => {
    const [land, shoal] = [colorOf('chart-land', theme), colorOf('chart-3', theme)]
    expect(contrast(land, shoal)).toBeGreaterThanOrEqual(depthStep[theme])
    expect(luminance(land)).toBeGreaterThan(luminance(shoal))
  })
})
