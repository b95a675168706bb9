import { spawnSync } from 'node:child_process'
import { buildFlags } from '../../contract/build'

test('this Node starts with the flags of a build', () => {
  const { status, stderr } = spawnSync(process.execPath, [...buildFlags(process.versions.node), '--eval', ''])
  expect(`${status} ${String(stderr)}`).toBe('0 ')
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
