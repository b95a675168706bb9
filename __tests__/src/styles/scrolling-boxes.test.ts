import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)
const rules = sheets.flatMap((name) =>
  [...readFileSync(path.join('src', name), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ where: `${name}: ${selector.trim()}`, body }),
  ),
)

/** From nothing, as `flex: 1` says: in a column as high as its content WebKit leaves such a list without height. */
test('what scrolls grows from its own height', () => {
  const fromNothing = rules.filter(
    ({ body }) => /\bflex: 1( 1)?( 0(px|%)?)?;/.test(body) && /\boverflow(-y)?: (auto|scroll)/.test(body),
  )
  expect(rules.length).toBeGreaterThan(1_000)
  expect(fromNothing.map(({ where }) => where)).toEqual([])
})
