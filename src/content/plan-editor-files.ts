import { jsonSchemas, type KnownSlugs } from './json-schemas'
import { planSnippets } from './plan-snippets'

/** Files that editors read to help in `content/`: path from the project's root to its JSON. Pure. */
export function planEditorFiles(slugs: KnownSlugs): Record<string, unknown> {
  const kinds = jsonSchemas(slugs)
  return {
    ...Object.fromEntries(kinds.map(({ name, schema }) => [`content/.schemas/${name}.json`, schema])),
    '.vscode/content.code-snippets': planSnippets(kinds, slugs),
  }
}
