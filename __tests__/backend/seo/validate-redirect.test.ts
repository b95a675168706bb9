import { validateRedirect, type Hop } from '../../../backend/seo/validate-redirect'

const hop = (from: string, to: string, by: Hop['by'] = 'editor'): Hop => ({ from, to, by })
const codeOf = (from: string, to: string, ...hops: Hop[]) => validateRedirect({ from, to }, hops)?.code

test('accepts a redirect that conflicts with no other', () => {
  expect(codeOf('/a/', '/b/', hop('/c/', '/b/'), hop('/d/', 'https://x.example/'))).toBeUndefined()
})

test.each([
  ['itself', '/a/', '/a/', []],
  ['itself without its slash', '/a/', '/a', []],
  ['a loop of two', '/a/', '/b/', [hop('/b/', '/a/')]],
  ['a loop of four', '/a/', '/b/', [hop('/b/', '/c/'), hop('/c/', '/d/', 'file'), hop('/d/', '/a')]],
] as const)('finds %s', (_what, from, to, hops) => {
  expect(codeOf(from, to, ...hops)).toBe('redirect_loop')
})

test('finds a chain whose target leads into a loop', () => {
  expect(codeOf('/a/', '/b/', hop('/b/', '/c/'), hop('/c/', '/b/'))).toBe('redirect_chain')
})

test('names the end of a chain', () => {
  const found = validateRedirect({ from: '/a/', to: '/b/' }, [hop('/b/', '/c/'), hop('/c/', '/d/#part')])
  expect(found?.message).toContain('Redirect to /d/#part directly')
})

test('explains that a changed slug redirects automatically', () => {
  expect(validateRedirect({ from: '/a/', to: '/b/' }, [hop('/a/', '/c/', 'moved')])?.message).toContain(
    'automatically',
  )
})
