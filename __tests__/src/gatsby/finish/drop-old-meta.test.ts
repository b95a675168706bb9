import { dropOldMeta } from '../../../../src/gatsby/finish/drop-old-meta'

test('the head keeps what browsers of today read', () => {
  const head =
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>' +
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/>' +
    '<meta name="description" content="Generator sets"/>'
  expect(dropOldMeta(head)).toBe(
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      '<meta name="description" content="Generator sets"/>',
  )
})
