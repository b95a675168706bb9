import type { ContentCopy } from './content-copy'

/** A person who is made up, for tests alone: the site's own content has none. */
export const mara = `---
name: Mara Lind
role: Cloud engineer
lead: Made up for tests alone, so that a page of a person can be looked at.
seo:
  title: Mara Lind, cloud engineer
  description: Seventy characters are the least that is asked of a description; this one has them.
portrait:
  src: ./images/mara.png
  alt: Mara Lind at a desk
office: London
email: mara@example.com
links:
  - label: GitHub
    url: https://github.com/mara-example
shipped:
  - title: Eleven sites
    text: Wrote the script that reverses a wave of a migration.
    href: /case-study/file-server-eleven-sites/
---
She likes diagrams with few arrows.
`

/** A field of one colour, 640 pixels square. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAKAAQMAAAA2A1tgAAAAA1BMVEWwGGpNWNPVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVR42u3BAQEAAACC' +
    'IP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8GcqAAAFgPMuIAAAAAElFTkSuQmCC',
  'base64',
)

/** Adds her file and her portrait. */
export function addMara(copy: Pick<ContentCopy, 'write'>, text = mara): void {
  copy.write('content/people/mara-lind.md', text)
  copy.write('content/people/images/mara.png', portrait)
}
