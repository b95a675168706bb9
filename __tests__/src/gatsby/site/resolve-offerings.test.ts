import { ContentCopy } from '../../../setup/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
})
afterEach(() => copy.dispose())

const service = 'content/services/strategic-consulting/tech-advisory.md'

/** What the list of its category says of a service. */
function listed() {
  const page = copy.load().site.pages.find(({ href }) => href === '/services/strategic-consulting/')
  return page?.type === 'CategoryPage' ? page.items.find(({ slug }) => slug === 'tech-advisory') : undefined
}

test('the list of a category says how long a service takes and how it ends, if its file does', () => {
  copy.replace(service, /result: .*/, 'result: Ends with a memo')
  expect(listed()).toMatchObject({ time: '3–6 weeks in 4 steps', result: 'Ends with a memo' })
  copy.replace(service, 'result: Ends with a memo\n', '')
  expect(listed()?.result).toBeUndefined()
})
