import type { Fields } from '../../contract/content/field'

/** Where the fields of an entry lead to: pages of this site, with the field that names each. */
export function findFieldLinks(
  fields: Fields,
  values: object,
  at = 'fields',
): { field: string; url: string }[] {
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.entries(fields).flatMap(([key, field]) => {
    const [path, value] = [`${at}.${key}`, given.get(key)]
    if (field.kind === 'text' && field.format === 'path')
      return typeof value === 'string' && value !== '' ? [{ field: path, url: value }] : []
    const isGroup = field.kind === 'group' && typeof value === 'object' && value !== null
    return isGroup ? findFieldLinks(field.fields, value, path) : []
  })
}
