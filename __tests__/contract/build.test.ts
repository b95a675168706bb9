import { spawnSync } from 'node:child_process'
import { buildFlags, gatsbyBuild } from '../../contract/build'

test('this Node starts with the flags of a build', () => {
  const flags = gatsbyBuild(2).slice(0, gatsbyBuild(2).indexOf('--import'))
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', ''])
  expect(`${status} ${String(stderr)}`).toBe('0 ')
})

test('a build collects on one thread where it keeps all processors busy', () => {
  expect(gatsbyBuild(2)).toContain('--single-threaded-gc')
  expect(gatsbyBuild(4)).not.toContain('--single-threaded-gc')
})

test('a version of Node that nothing is known of gets only the flags that all have', () => {
  const all = ['--min-semi-space-size=64', '--max-semi-space-size=128']
  expect(buildFlags('24.1.0')).toEqual(all)
  expect(buildFlags('31.0.0')).toEqual(all)
})

test('each version of Node has a flag of its own for optimizing less', () => {
  expect(buildFlags('20.19.2')).toContain('--interrupt-budget=500000')
  expect(buildFlags('22.12.0')).toContain('--invocation-count-for-turbofan=20000')
})
