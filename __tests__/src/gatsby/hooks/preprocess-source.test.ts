import path from 'node:path'
import { preprocessSource } from '../../../../src/gatsby/hooks/preprocess-source'

const look = (file: string, contents: string): unknown =>
  preprocessSource?.({ filename: path.resolve(file), contents } as never, { plugins: [] }, () => undefined)

const code = "import { routes } from '../config/routes'\nexport const Head = () => null"

test.each([
  ['a template', 'src/templates/home-page.tsx', code],
  ['a page', 'src/pages/404.tsx', code],
  ['a component with a query', 'src/app/site-frame.tsx', 'const query = graphql`query Name { a }`'],
])('Gatsby reads %s itself', (_what, file, contents) => {
  expect(look(file, contents)).toBeUndefined()
})

test('Gatsby parses no file without a query', () => {
  expect(look('src/ui/site-link.tsx', code)).toBe('export {}')
})
