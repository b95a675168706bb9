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
