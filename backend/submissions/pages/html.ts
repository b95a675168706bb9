/** Markup that is safe to be put on a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[]

/** Markup with values in it; what is no markup is escaped. */
export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(literals.reduce((text, literal, at) => text + toText(values[at - 1] ?? '') + literal))
}

/** Markup where something holds, else nothing. */
export const when = (holds: boolean, markup: () => Markup): Markup => (holds ? markup() : new Markup(''))

function toText(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return value.map(({ text }) => text).join('')
}
