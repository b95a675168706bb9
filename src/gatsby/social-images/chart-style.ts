import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The rules of the style sheet that the renderer understands: no media queries, no animations. */
function staticRules(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
}

/** The light value of each token. */
function lightTokens(css: string): Map<string, string> {
  const pairs = css.matchAll(/(--[\w-]+):\s*light-dark\((#\w+),/g)
  return new Map([...pairs].map(([, name = '', light = '']) => [name, light]))
}

/** Style sheets for the renderer, which knows neither custom properties nor widths in percent. Pure. */
export function plainChartStyle(chartCss: string, tokensCss: string): string {
  const tokens = lightTokens(tokensCss)
  return staticRules(chartCss)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const color = tokens.get(name)
      if (color === undefined)
        throw new Error(`The sea chart uses ${name}, which has no light-dark() color in tokens.css`)
      return color
    })
    .replace(/font-stretch: 86%/g, 'font-stretch: condensed')
}

/** The site's own chart style, in its light colors. */
export const readChartStyle = () =>
  plainChartStyle(
    readFileSync(path.resolve('src/sea-chart/sea-chart.css'), 'utf8'),
    readFileSync(path.resolve('src/styles/tokens.css'), 'utf8'),
  )

const DASHES = /stroke-dash(?:array|offset): [\d. ]+/g

/** The declarations of a style sheet for one class, as text. */
const rulesOf = (className: string, style: string) =>
  [...style.matchAll(new RegExp(`\\.${className}\\b[^{}]*\\{([^}]*)\\}`, 'g'))]
    .map(([, rules = '']) => rules)
    .join(';')

/**
 * Writes the dashes of circles with a `pathLength` out in drawing units, since the renderer does not know that
 * attribute. Pure.
 */
export function measureDashes(svg: string, style: string): string {
  return svg.replace(
    /<circle class="([\w-]+)" r="([\d.]+)" pathLength="([\d.]+)"/g,
    (_, name: string, radius: string, length: string) => {
      const unit = (2 * Math.PI * Number(radius)) / Number(length)
      const dashes = rulesOf(name, style).match(DASHES) ?? []
      const measured = dashes.map((dash) =>
        dash.replace(/[\d.]+/g, (value) => (Number(value) * unit).toFixed(3)),
      )
      return `<circle class="${name}" r="${radius}" style="${measured.join(';')}"`
    },
  )
}
