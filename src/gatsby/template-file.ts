import type { ViewName } from './site/views'

/** The template that draws a view: "ServicePage" -> "src/templates/service-page.tsx". */
export function templateFile(view: ViewName): string {
  const name = view.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return `src/templates/${name}.tsx`
}
