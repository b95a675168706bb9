import { judgeRedirect, type Hop } from '../../../backend/seo/judge-redirect'

const hop = (from: string, to: string, by: Hop['by'] = 'editor'): Hop => ({ from, to, by })
const codeOf = (from: string, to: string, ...hops: Hop[]) => judgeRedirect({ from, to }, hops)?.code

test('one that meets no other fits', () => {
  expect(codeOf('/a/', '/b/', hop('/c/', '/b/'), hop('/d/', 'https://x.example/'))).toBeUndefined()
})

test.each([
  ['itself', '/a/', '/a/', []],
  ['itself without its slash', '/a/', '/a', []],
  ['a circle of two', '/a/', '/b/', [hop('/b/', '/a/')]],
  ['a circle of four', '/a/', '/b/', [hop('/b/', '/c/'), hop('/c/', '/d/', 'file'), hop('/d/', '/a')]],
] as const)('finds %s', (_what, from, to, hops) => {
  expect(codeOf(from, to, ...hops)).toBe('redirect_loop')
})

test('a circle of others further on is a chain and ends', () => {
  expect(codeOf('/a/', '/b/', hop('/b/', '/c/'), hop('/c/', '/b/'))).toBe('redirect_chain')
})

test('a chain names its end', () => {
  const found = judgeRedirect({ from: '/a/', to: '/b/' }, [hop('/b/', '/c/'), hop('/c/', '/d/#part')])
  expect(found?.message).toContain('Let this one lead to /d/#part directly')
})

test('what moved by itself is said to have moved', () => {
  expect(judgeRedirect({ from: '/a/', to: '/b/' }, [hop('/a/', '/c/', 'moved')])?.message).toContain('moved')
})
