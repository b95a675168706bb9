import { keepTitleTogether } from '../../../src/lib/keep-title-together'

const withSigns = (title: string) => keepTitleTogether(title).replaceAll('\u00a0', '~')

test.each([
  ['Data Intelligence & AI', 'Data~Intelligence &~AI'],
  ['AI & Automation Integration', 'AI~&~Automation Integration'],
  ['Migration & Modernization', 'Migration &~Modernization'],
  ['Low Code Innovation', 'Low~Code Innovation'],
  ['Power BI', 'Power BI'],
  ['Data warehouse', 'Data warehouse'],
  ['', ''],
])('“%s” breaks only where it should', (title, kept) => expect(withSigns(title)).toBe(kept))
