/** Markup that is safe to use on a page. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | readonly Html[]

/** Markup with values, whose text is escaped. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: literals }, ...parts.map(toMarkup)))
}

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
