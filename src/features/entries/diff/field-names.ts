/** What people call each field, by its path, in the order of the form. */
export const fieldNames: Record<string, string> = {
  'fields.title': 'Title',
  slug: 'Last part of the address',
  markdown: 'Text',
  'fields.tagline': 'Tagline',
  'fields.lead': 'Lead',
  'fields.author': 'Author',
  'fields.date': 'Date',
  'fields.updated': 'Last changed in substance',
  'fields.tags': 'Tags',
  'fields.cover': 'Cover',
  'fields.cover.src': 'Cover picture',
  'fields.cover.alt': 'What the cover shows',
  'fields.illustrative': 'Illustrative engagement',
  'fields.sector': 'Sector',
  'fields.size': 'Size of the client',
  'fields.duration': 'Duration',
  'fields.timeline': 'Time line',
  'fields.timelineCaption': 'Caption of the time line',
  'fields.outcomes': 'Outcomes',
  'fields.status': 'Status',
  'fields.posted': 'Open since',
  'fields.closes': 'Last day to apply',
  'fields.team': 'Team',
  'fields.office': 'Office',
  'fields.workplace': 'Where the work is done',
  'fields.employment': 'Kind of contract',
  'fields.does': 'What one does',
  'fields.brings': 'What one brings',
  'fields.gets': 'What one gets',
  'fields.related': 'What it leads to',
  'fields.related.services': 'Related services',
  'fields.related.technologies': 'Related technologies',
  'fields.seo': 'Search results',
  'fields.seo.title': 'Title in search results',
  'fields.seo.description': 'Description in search results',
}

/** What people call a field, or the field it is part of: "fields.timeline.2.label" is in "Time line, 3". */
export function nameField(path: string): string {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = fieldNames[parts.slice(0, length).join('.')]
    const place = Number(parts[length])
    if (name !== undefined) return Number.isInteger(place) ? `${name}, ${place + 1}` : name
  }
  return path.replace('fields.', '')
}
