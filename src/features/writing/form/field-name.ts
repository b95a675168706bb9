/** What people call each field, by its path without the places in lists. */
const names: Record<string, string> = {
  slug: 'Address',
  markdown: 'Text',
  'fields.title': 'Title',
  'fields.tagline': 'Tagline',
  'fields.lead': 'Lead',
  'fields.author': 'Author',
  'fields.tags': 'Tags',
  'fields.cover': 'Cover',
  'fields.cover.src': 'Cover',
  'fields.cover.alt': 'What the cover shows',
  'fields.related': 'What it leads to',
  'fields.related.services': 'Related services',
  'fields.related.technologies': 'Related technologies',
  'fields.seo': 'Search results',
  'fields.seo.title': 'Title in search results',
  'fields.seo.description': 'Description in search results',
  'fields.illustrative': 'Illustrative engagement',
  'fields.sector': 'Sector',
  'fields.size': 'Size',
  'fields.duration': 'Duration',
  'fields.timeline': 'Time line',
  'fields.timelineCaption': 'What the time line shows',
  'fields.outcomes': 'Outcomes',
  'fields.team': 'Team',
  'fields.office': 'Office',
  'fields.workplace': 'Where the work is done',
  'fields.employment': 'Kind of contract',
  'fields.closes': 'Last day to apply',
  'fields.does': 'What one does',
  'fields.brings': 'What one brings',
  'fields.gets': 'What one gets',
}

/** "fields.timeline.2.label" as people call it: "Time line, 3". */
export function fieldName(field: string): string {
  const path = field.split('.')
  const place = path.findIndex((part) => /^\d+$/.test(part))
  if (place === -1) return names[field] ?? field.replace('fields.', '')
  const list = path.slice(0, place).join('.')
  return `${names[list] ?? list.replace('fields.', '')}, ${Number(path[place]) + 1}`
}
