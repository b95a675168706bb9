import { mimeEssence as inBackend } from '../../../backend/submissions/plain-form'
import { mimeEssence } from '../../../src/lib/mime-essence'

test.each([
  ['image/svg+xml', 'image/svg+xml'],
  ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
  ['Multipart/Form-Data;boundary=x', 'multipart/form-data'],
  [' text/html ;charset="a;b"', 'text/html'],
  ['', ''],
])('the essence of %j is %j', (type, essence) => {
  expect(mimeEssence(type)).toBe(essence)
  expect(inBackend(type)).toBe(essence)
})
