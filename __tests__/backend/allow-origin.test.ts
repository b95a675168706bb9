import { allowOrigin } from '../../backend/site/allow-origin'

test.each([
  ["connect-src 'self'; frame-src 'self'", "connect-src 'self' http://x; frame-src 'self' http://x"],
  ["connect-src 'none'; frame-src 'none';", 'connect-src http://x; frame-src http://x'],
  ["default-src 'self'", "default-src 'self'; connect-src 'self' http://x; frame-src 'self' http://x"],
  [
    "default-src 'none'; child-src blob:",
    "default-src 'none'; child-src blob:; connect-src http://x; frame-src blob: http://x",
  ],
  ["img-src 'self'; upgrade-insecure-requests", "img-src 'self'; upgrade-insecure-requests"],
  ['connect-src http://x', 'connect-src http://x'],
  ['', ''],
])('turns the policy "%s" into "%s"', (policy, allowed) => {
  expect(allowOrigin(policy, 'http://x')).toBe(allowed)
})
